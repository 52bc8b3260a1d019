import { type Mark, markAt } from '../core/marks';
import type { Round } from '../core/round';

/**
 * The words as coloured text inside an element: a span a word, and in it one a character. Set by hand instead of by
 * React, so that the page's own script can show them before React is there, and so that a key touches what it
 * changes and nothing else.
 */
export class ColouredWords {
  readonly #element: HTMLElement;
  #text: string | null = null;
  #characters: HTMLElement[] = [];
  #shown: Mark[] = [];
  #caret = -1;

  constructor(element: HTMLElement) {
    this.#element = element;
  }

  /** Brings the text to what the round is now. A finished round has no caret. */
  draw({ expected, typed, phase }: Pick<Round, 'expected' | 'typed' | 'phase'>): void {
    if (expected !== this.#text) this.#layOut(expected);
    for (const [position, character] of this.#characters.entries()) {
      const mark = markAt({ expected, typed }, position);
      if (mark === this.#shown[position]) continue;
      this.#shown[position] = mark;
      character.dataset.mark = mark;
    }
    this.#placeCaret(phase === 'finish' ? -1 : typed.length);
  }

  #layOut(text: string): void {
    this.#text = text;
    this.#characters = [];
    this.#shown = [];
    this.#caret = -1;
    // A word and its space stay together, as on the canvas.
    const words = text.split(/(?<= )/).map((word) => {
      const element = document.createElement('span');
      element.style.width = `calc(${word.length} * var(--cell))`;
      for (const char of word) {
        const character = document.createElement('span');
        character.textContent = char;
        this.#characters.push(character);
        element.append(character);
      }
      return element;
    });
    this.#element.replaceChildren(...words);
  }

  #placeCaret(cursor: number): void {
    if (cursor === this.#caret) return;
    this.#characters[this.#caret]?.removeAttribute('data-caret');
    this.#characters[cursor]?.setAttribute('data-caret', '');
    this.#caret = cursor;
  }
}
