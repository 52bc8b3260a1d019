import { batchText } from '../core/round/batch';
import type { RoundSetup } from '../core/round/roundSetup';

/** What was typed for a word: its letters, what came where its space is due, and how it ended. */
interface TypedWord {
  readonly word: string;
  letters: string[];
  surplus: string[];
  end: 'open' | 'space' | 'left';
}

/**
 * A second implementation of rounds in which a Space ends the word, of lists of words where the page's has one text. Written
 * from docs/contract.md alone; it knows nothing of time.
 */
export class SpaceModel {
  readonly #setup: RoundSetup;
  #batch = 0;
  #words: TypedWord[];
  /** The batch before, if a Backspace may open it. */
  #before: TypedWord[] | null = null;
  #closed = { total: 0, errors: 0, characters: 0 };
  isOver = false;

  constructor(setup: RoundSetup) {
    this.#setup = setup;
    this.#words = this.#deal(0);
  }

  type(char: string): void {
    const open = this.#open;
    if (this.isOver || (char === ' ' && open.letters.length === 0)) return;
    const isFull = open.letters.length === open.word.length;
    this.#before = null;
    if (char === ' ') open.end = isFull ? 'space' : 'left';
    else if (isFull) open.surplus.push(char);
    else open.letters.push(char);
    const isDone = open === this.#words.at(-1) && (char === ' ' || open.letters.length === open.word.length);
    if (isDone) this.#close();
  }

  delete(unit: 'character' | 'word' | 'line'): void {
    if (this.isOver || this.#setup.settings.onMistake === 'noWayBack') return;
    if (this.#before) {
      this.#batch -= 1;
      this.#words = this.#before;
      this.#closed = this.#sum(-1);
      this.#before = null;
      this.#open.letters.pop();
      return;
    }
    if (unit === 'line') this.#words = this.#deal(this.#batch);
    else if (unit === 'word') this.#deleteWord();
    else this.#deleteCharacter();
  }

  /** `total`, `errors` and the characters passed, of the whole round. */
  get sums() {
    return this.isOver ? this.#closed : this.#sum(1);
  }

  /** A letter for each character of the open words, as it is drawn, and the place of the cursor. */
  get picture(): { marks: string; cursor: number } {
    const marks = this.#words.map(({ word, letters, surplus, end }, index) => {
      const typed = letters.map((char, at) => (char === word[at] ? 'v' : 'x')).join('');
      const rest = (end === 'left' ? 's' : '.').repeat(word.length - letters.length);
      const space = end === 'left' || surplus.length > 0 ? 'b' : end === 'space' ? 'v' : '.';
      return typed + rest + (index < this.#words.length - 1 ? space : '');
    });
    return { marks: marks.join(''), cursor: charactersIn(this.#words) };
  }

  get #open(): TypedWord {
    return this.#words.find(({ end }) => end === 'open') as TypedWord;
  }

  #deleteCharacter(): void {
    const at = this.#words.indexOf(this.#open);
    const open = this.#open;
    if (open.surplus.pop() !== undefined || open.letters.pop() !== undefined) return;
    const before = this.#words[at - 1];
    if (before) before.end = 'open';
  }

  #deleteWord(): void {
    const at = this.#words.indexOf(this.#open);
    const first = this.#open.letters.length > 0 ? at : Math.max(0, at - 1);
    for (const word of this.#words.slice(first))
      Object.assign(word, { letters: [], surplus: [], end: 'open' });
  }

  #close(): void {
    const last = this.#words.at(-1) as TypedWord;
    const wasLeft = last.end === 'left';
    this.#closed = this.#sum(1);
    const isWrong = last.letters.at(-1) !== last.word.at(-1);
    const { wordLimit, wordsPerBatch } = this.#setup.settings;
    if (wordLimit && (this.#batch + 1) * wordsPerBatch >= wordLimit) {
      this.isOver = true;
      return;
    }
    this.#before = isWrong && !wasLeft ? this.#words : null;
    this.#batch += 1;
    this.#words = this.#deal(this.#batch);
  }

  /** The sums of the closed batches with those of the open words, added or taken away. */
  #sum(sign: 1 | -1): { total: number; errors: number; characters: number } {
    let { total, errors } = this.#closed;
    for (const { word, letters, surplus, end } of this.#words) {
      const wrong = letters.filter((char, at) => char !== word[at]).length;
      total += sign * (letters.length + surplus.length + (end === 'open' ? 0 : 1));
      errors += sign * (wrong + surplus.length + (end === 'left' ? 1 : 0));
    }
    return { total, errors, characters: this.#closed.characters + sign * charactersIn(this.#words) };
  }

  #deal(batch: number): TypedWord[] {
    const { words, seed, settings } = this.#setup;
    return batchText(words, seed, batch, settings.wordsPerBatch)
      .split(' ')
      .map((word) => ({ word, letters: [], surplus: [], end: 'open' }));
  }
}

/** The characters of a batch that were passed: typed in their places, or skipped. */
function charactersIn(words: readonly TypedWord[]): number {
  return words.reduce((sum, { word, letters, end }, index) => {
    if (end === 'open') return sum + letters.length;
    return sum + word.length + (index < words.length - 1 ? 1 : 0);
  }, 0);
}
