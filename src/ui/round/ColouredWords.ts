import { type Mark, markAt } from '../../core/round/marks';
import { isFilled, type Round } from '../../core/round/round';
import { hasOtherLetters } from '../../core/words/otherLetters';
import { layoutWords, lineOf, type WordsLayout } from '../../type/layoutWords';
import { otherLetterLeft, type TypeMetrics } from '../../type/typeMetrics';

/**
 * The words as coloured text inside an element: a span a line, in it one a word, and in that one a character. Set by
 * hand instead of by React, so that the page's own script can show them before React is there, and so that a key
 * touches what it changes and nothing else.
 */
export class ColouredWords {
  readonly #element: HTMLElement;
  #metrics: TypeMetrics;
  #text: string | null = null;
  #characters: HTMLElement[] = [];
  #shown: Mark[] = [];
  #caret = -1;
  #layout: WordsLayout | null = null;

  constructor(element: HTMLElement, metrics: TypeMetrics) {
    this.#element = element;
    this.#metrics = metrics;
  }

  /** Sets the words in another type from the next `draw` on. */
  setType(metrics: TypeMetrics): void {
    this.#metrics = metrics;
    this.#text = null;
  }

  /** Brings the text to what the round is now. A finished round has no caret. */
  draw({ expected, typed, phase, setup }: Pick<Round, 'expected' | 'typed' | 'phase' | 'setup'>): void {
    if (expected !== this.#text) this.#layOut(expected, isFilled(setup));
    for (const [position, character] of this.#characters.entries()) {
      const mark = markAt({ expected, typed }, position);
      if (mark === this.#shown[position]) continue;
      this.#shown[position] = mark;
      character.dataset.mark = mark;
    }
    this.#placeCaret(phase === 'finish' ? -1 : typed.length);
  }

  /** The line, from 0, on which the cursor of the last `draw` is. */
  get cursorLine(): number {
    return this.#layout ? lineOf(this.#layout, Math.max(0, this.#caret)) : 0;
  }

  /** Leaves the element as it was found. */
  remove(): void {
    this.#element.replaceChildren();
    this.#element.style.marginLeft = '';
  }

  #layOut(text: string, filled: boolean): void {
    this.#text = text;
    this.#characters = [];
    this.#shown = [];
    this.#caret = -1;
    this.#layout = layoutWords(text, this.#metrics, filled);
    const { lines, leftPx } = this.#layout;
    this.#element.style.marginLeft = `${leftPx / this.#metrics.dpr}px`;
    this.#element.replaceChildren(
      ...lines.map((line) => span(...line.split(/(?<= )/).map((word) => this.#word(word)))),
    );
    if (hasOtherLetters(text)) this.#fitOtherLetters();
  }

  /** A letter of another font than the others has a cell like them; as on the canvas, in the middle of it. */
  #fitOtherLetters(): void {
    const { cellPx, dpr } = this.#metrics;
    const others = this.#characters.filter(({ textContent }) => hasOtherLetters(textContent ?? ''));
    const widthsPx = others.map((character) => character.getBoundingClientRect().width * dpr);
    for (const [i, { style }] of others.entries()) {
      const leftPx = otherLetterLeft(cellPx, widthsPx[i] as number);
      style.marginLeft = `${leftPx / dpr}px`;
      style.marginRight = `${(cellPx - (widthsPx[i] as number) - leftPx) / dpr}px`;
    }
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
