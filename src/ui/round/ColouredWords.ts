import { type Mark, markAt } from '../../core/round/marks';
import { openWordStart } from '../../core/round/openWord';
import { isCutToLines, type Round } from '../../core/round/round';
import { layoutWords, lineOf, type WordsLayout } from '../../type/layoutWords';
import type { TypeMetrics } from '../../type/typeMetrics';

/** Gives characters that have just been laid out the width of their cells. */
type FitLetters = (characters: readonly HTMLElement[], metrics: TypeMetrics) => void;

/**
 * The words as coloured text inside an element: a span for each line, in it one for each word, and in that one for each
 * character. Written without React, so that the inline script can show them before React has loaded, and so that a key
 * touches only what it changes.
 */
export class ColouredWords {
  readonly #element: HTMLElement;
  readonly #fitLetters: FitLetters | undefined;
  #metrics: TypeMetrics;
  #text: string | null = null;
  #characters: HTMLElement[] = [];
  #shown: Mark[] = [];
  #caret = -1;
  #layout: WordsLayout | null = null;

  /** @param fitLetters for words that may have letters of other fonts */
  constructor(element: HTMLElement, metrics: TypeMetrics, fitLetters?: FitLetters) {
    this.#element = element;
    this.#metrics = metrics;
    this.#fitLetters = fitLetters;
  }

  /** Uses another type from the next `draw` on. */
  setType(metrics: TypeMetrics): void {
    this.#metrics = metrics;
    this.#text = null;
  }

  /**
   * Updates the text to the round as it is now. A finished round has no caret. Hidden words show once they are typed.
   */
  draw(
    { expected, typed, phase, setup }: Pick<Round, 'expected' | 'typed' | 'phase' | 'setup'>,
    hidesWords = false,
  ): void {
    if (expected !== this.#text) this.#layOut(expected, isCutToLines(setup));
    const hiddenFrom = hidesWords ? openWordStart({ expected, typed }) : expected.length;
    for (const [position, character] of this.#characters.entries()) {
      const mark = markAt({ expected, typed }, position, hiddenFrom);
      if (mark === this.#shown[position]) continue;
      this.#shown[position] = mark;
      character.dataset.mark = mark;
    }
    this.#placeCaret(phase === 'finish' ? -1 : typed.length);
  }

  /** The line of the cursor at the last `draw`, 0 for the first. */
  get cursorLine(): number {
    return this.#layout ? lineOf(this.#layout, Math.max(0, this.#caret)) : 0;
  }

  /** How many lines there were at the last `draw`; 0 before the first. */
  get lineCount(): number {
    return this.#layout?.lines.length ?? 0;
  }

  /** Empties the element again. */
  remove(): void {
    this.#element.replaceChildren();
    this.#element.style.marginLeft = '';
  }

  #layOut(text: string, isCut: boolean): void {
    this.#text = text;
    this.#characters = [];
    this.#shown = [];
    this.#caret = -1;
    this.#layout = layoutWords(text, this.#metrics, isCut);
    const { lines, leftPx } = this.#layout;
    this.#element.style.marginLeft = `${leftPx / this.#metrics.dpr}px`;
    this.#element.replaceChildren(
      ...lines.map((line) => span(...line.split(/(?<= )/).map((word) => this.#word(word)))),
    );
    this.#fitLetters?.(this.#characters, this.#metrics);
  }

  #word(word: string): HTMLElement {
    const characters = Array.from(word, (char) => span(char));
    this.#characters.push(...characters);
    const element = span(...characters);
    element.style.width = `calc(${word.length} * var(--cell))`;
    return element;
  }

  #placeCaret(cursor: number): void {
    if (cursor === this.#caret) return;
    this.#characters[this.#caret]?.removeAttribute('data-caret');
    this.#characters[cursor]?.setAttribute('data-caret', '');
    this.#caret = cursor;
  }
}

function span(...content: (Node | string)[]): HTMLElement {
  const element = document.createElement('span');
  element.append(...content);
  return element;
}
