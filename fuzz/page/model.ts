/*
 * An independent model of the game, written from its rules alone: what a player should see. It shares no code with the
 * page, so that the two agree only if both are right. Times are in ms of the page's own clock.
 */
export type Phase = 'start' | 'run' | 'finish';
export type Mark = 'untyped' | 'match' | 'mismatch' | 'mistypedSpace';

export const ROUND_MS = 30_000;

export class Model {
  phase: Phase = 'start';
  /** The current words; undefined if they are new and have not been read from the page yet. */
  words: string | undefined;
  typed: string[] = [];
  startedAt = 0;
  best = 0;
  #closedTotal = 0;
  #closedErrors = 0;
  /** Whether a Space that comes now is a reflex: the first key of words that came as others were typed. */
  #mayBeReflex = false;

  get total(): number {
    return this.#closedTotal + this.typed.length;
  }

  get errors(): number {
    return this.#closedErrors + this.typed.filter((char, place) => char !== this.words?.[place]).length;
  }

  get marks(): Mark[] {
    return Array.from(this.words ?? '', (expected, place) => {
      if (place >= this.typed.length) return 'untyped';
      if (this.typed[place] === expected) return 'match';
      return expected === ' ' ? 'mistypedSpace' : 'mismatch';
    });
  }

  /** The three lines of the result; undefined before the end. */
  get result(): string[] | undefined {
    if (this.phase !== 'finish') return undefined;
    const accuracy = this.total === 0 ? 0 : (this.total - this.errors) / this.total;
    const percent = Math.round(accuracy * 100);
    return [`Accuracy: ${percent}%`, `Errors: ${this.errors}`, `Characters Typed: ${this.total}`];
  }

  type(char: string, at: number): void {
    this.tick(at);
    if (this.phase === 'finish') return;
    const isReflex = this.#mayBeReflex && char === ' ';
    this.#mayBeReflex = false;
    if (isReflex) return;
    if (this.phase === 'start') this.startedAt = at;
    this.phase = 'run';
    this.typed.push(char);
    if (!this.words || this.typed.length < this.words.length) return;
    this.#closedErrors = this.errors;
    this.#closedTotal = this.total;
    this.#deal();
    this.#mayBeReflex = true;
  }

  delete(what: 'character' | 'word' | 'line', at: number): void {
    this.tick(at);
    if (this.phase !== 'run') return;
    let left = what === 'line' ? 0 : Math.max(0, this.typed.length - 1);
    const isInWord = () => this.words?.[left - 1] !== ' ';
    if (what === 'word') while (left > 0 && isInWord()) left--;
    this.typed.length = left;
  }

  /** The time is now `at`. */
  tick(at: number): void {
    if (this.phase !== 'run' || at - this.startedAt <= ROUND_MS) return;
    this.phase = 'finish';
    this.best = Math.max(this.best, this.total - this.errors);
  }

  /** What was best before is not known any more: only a round that is over still counts. */
  forgetBest(): void {
    this.best = this.phase === 'finish' ? this.total - this.errors : 0;
  }

  restart(): void {
    this.phase = 'start';
    this.#closedTotal = 0;
    this.#closedErrors = 0;
    this.#mayBeReflex = false;
    this.#deal();
  }

  #deal(): void {
    this.words = undefined;
    this.typed = [];
  }
}
