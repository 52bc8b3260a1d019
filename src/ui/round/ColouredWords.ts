import type { Mark } from '../../core/round/marks';
import { openWordStart } from '../../core/round/openWord';
import type { Round } from '../../core/round/round';
import { batchShapeOf } from '../../core/round/roundSetup';
import { cellAt, layoutWords, type WordsLayout } from '../../type/layoutWords';
import { markOfCell } from '../../type/markOfCell';
import type { BatchShape, TypeMetrics } from '../../type/typeMetrics';

/** Writes lines that have just been laid out into an element. Returns an element for each UTF-16 unit. */
export type WriteLines = (
  element: HTMLElement,
  lines: readonly string[],
  layout: WordsLayout,
  metrics: TypeMetrics,
) => HTMLElement[];

/**
 * The words as coloured text inside an element: a span for each line, in it one for each word, and in that one for each
 * character. In an element below it, the first line of the next words likewise. Written without React, so that the inline
 * script can show them before React has loaded, and so that a key touches only what it changes.
 */
export class ColouredWords {
  readonly #element: HTMLElement;
  readonly #aheadElement: HTMLElement;
  readonly #writeLines: WriteLines;
  #metrics: TypeMetrics;
  #text: string | null = null;
  #nextText = '';
  /** What the element below shows. */
  #shownAhead = '';
  #characters: HTMLElement[] = [];
  #shown: Mark[] = [];
  #caret = -1;
  #layout: WordsLayout | null = null;

  /** @param writeLines for words that are not only of letters of the page's fonts in equal cells */
  constructor(
    element: HTMLElement,
    aheadElement: HTMLElement,
    metrics: TypeMetrics,
    writeLines: WriteLines = linesOfCells,
  ) {
    this.#element = element;
    this.#aheadElement = aheadElement;
    this.#metrics = metrics;
    this.#writeLines = writeLines;
  }

  /** Uses another type from the next `draw` on. */
  setType(metrics: TypeMetrics): void {
    this.#metrics = metrics;
    this.#text = null;
  }

  /**
   * Updates the text to the round as it is now. Hidden words show once they are typed. A finished round has no caret, and
   * nothing of the next words.
   *
   * @param nextText the words of the next batch; '' if they are not to be seen
   */
  draw(
    round: Pick<Round, 'expected' | 'typed' | 'surplus' | 'missed' | 'phase' | 'setup'>,
    nextText: string,
    hidesWords: boolean,
  ): void {
    const { expected, typed, phase, setup } = round;
    if (expected !== this.#text || nextText !== this.#nextText) {
      this.#layOut(expected, nextText, batchShapeOf(setup));
    }
    this.#showAhead(phase === 'finish' ? '' : (this.#layout?.ahead ?? ''));
    const hiddenFrom = hidesWords ? openWordStart(round) : expected.length;
    const cells = this.#layout?.cells ?? [];
    for (const [position, character] of this.#characters.entries()) {
      const mark = markOfCell(round, cells, position, hiddenFrom);
      if (mark === this.#shown[position]) continue;
      this.#shown[position] = mark;
      character.dataset.mark = mark;
    }
    this.#placeCaret(phase === 'finish' ? -1 : typed.length);
  }

  /** The line of the cursor at the last `draw`, 0 for the first. */
  get cursorLine(): number {
    return this.#layout ? cellAt(this.#layout, Math.max(0, this.#caret)).line : 0;
  }

  /** Empties the elements again. */
  remove(): void {
    for (const element of [this.#element, this.#aheadElement]) {
      element.replaceChildren();
      element.style.marginLeft = '';
      element.style.width = '';
    }
    this.#aheadElement.style.height = '';
  }

  #layOut(text: string, nextText: string, shape: BatchShape): void {
    this.#text = text;
    this.#nextText = nextText;
    this.#shown = [];
    this.#caret = -1;
    this.#layout = layoutWords(text, this.#metrics, shape, nextText);
    this.#characters = this.#write(this.#element, this.#layout.lines);
    this.#shownAhead = '';
    this.#aheadElement.replaceChildren();
    // It keeps its room while it is empty.
    this.#aheadElement.style.height = `${this.#layout.rows - this.#layout.lines.length}lh`;
  }

  #showAhead(ahead: string): void {
    if (ahead === this.#shownAhead) return;
    this.#shownAhead = ahead;
    this.#write(this.#aheadElement, [ahead]);
  }

  /** Writes lines into an element. Returns the characters. */
  #write(element: HTMLElement, lines: readonly string[]): HTMLElement[] {
    const layout = this.#layout as WordsLayout;
    element.style.marginLeft = `${layout.leftPx / this.#metrics.dpr}px`;
    return this.#writeLines(element, lines, layout, this.#metrics);
  }

  #placeCaret(cursor: number): void {
    if (cursor === this.#caret) return;
    this.#characters[this.#caret]?.removeAttribute('data-caret');
    this.#characters[cursor]?.setAttribute('data-caret', '');
    this.#caret = cursor;
  }
}

/** Each character in an element of its own, as wide as a cell. */
export function linesOfCells(element: HTMLElement, lines: readonly string[]): HTMLElement[] {
  const characters: HTMLElement[] = [];
  element.replaceChildren(
    ...lines.map((line) =>
      span(
        ...line.split(/(?<= )/).map((word) => {
          const letters = Array.from(word, (char) => span(char));
          characters.push(...letters);
          const wordElement = span(...letters);
          wordElement.style.width = `calc(${word.length} * var(--cell))`;
          return wordElement;
        }),
      ),
    ),
  );
  return characters;
}

export function span(...content: (Node | string)[]): HTMLElement {
  const element = document.createElement('span');
  element.append(...content);
  return element;
}
