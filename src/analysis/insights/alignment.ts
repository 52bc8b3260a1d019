import { COST, type Edit, type EditKind, expectedIn, typedIn } from './edits';
import { neighboursOf } from './keyboard';

/** For each character that the text does not end level: a wrong last key is rather that than one too many. */
const NOT_LEVEL = 3;

/** After so many right characters in a row, and at the start, a player is level with the words. */
const LEVEL_AGAIN = 6;

/** A player is at most this far ahead or behind: a word of seven letters and its space. */
const FURTHEST = 8;
const WIDTH = 2 * FURTHEST + 1;

/**
 * The likeliest reading of what was typed against the words of a batch: as few mistakes as possible, and every one as
 * late as possible, which is where it showed.
 *
 * Optimal string alignment, the restricted form of the distance of Frederick J. Damerau, "A technique for computer
 * detection and correction of spelling errors", Communications of the ACM 7 (1964): a letter wrong, one too many, one
 * too few, or two swapped (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance). Neighbouring keys, repeated
 * letters and capitals decide between readings with as few mistakes.
 *
 * The table grows and shrinks with the text, a row a character, so that reading a text again after each correction
 * costs no more than its keys. The reading ends anywhere in the words; what was typed beyond their end is left over:
 * after a skipped letter the game still asks for one more.
 */
export class Alignment {
  readonly #expected: readonly string[];
  readonly #expectedSmall: readonly string[];
  readonly #typed: string[] = [];
  /** `#rows[i][j − i + FURTHEST]` is what the first i typed characters cost when read as the first j expected ones. */
  readonly #rows: Float64Array[] = [];
  /** How many characters in a row are right, after each. */
  readonly #rightRuns: number[] = [];

  constructor(expected: string) {
    this.#expected = expected.split('');
    this.#expectedSmall = this.#expected.map((char) => char.toLowerCase());
    this.#addRow(LEVEL_AGAIN);
  }

  type(char: string): void {
    const isRight = char === this.#expected[this.#typed.length];
    this.#typed.push(char);
    this.#addRow(isRight ? (this.#rightRuns.at(-1) ?? 0) + 1 : 0);
  }

  takeBackTo(length: number): void {
    this.#typed.length = length;
    this.#rightRuns.length = length + 1;
    this.#rows.length = length + 1;
  }

  /** The reading from the beginning of the word on in which the character at `fromPosition` is, first to last. */
  edits(fromPosition: number): Edit[] {
    const edits: Edit[] = [];
    let typedAt = this.#typed.length;
    let expectedAt = this.#likeliestEnd();
    const isInWord = () => expectedAt > 0 && this.#expected[expectedAt - 1] !== ' ';
    while (typedAt + expectedAt > 0 && (typedAt >= fromPosition || isInWord())) {
      const kind = this.#lastEdit(typedAt, expectedAt);
      typedAt -= typedIn(kind);
      expectedAt -= expectedIn(kind);
      edits.push({ kind, typedAt, expectedAt });
    }
    return edits.reverse();
  }

  /** Where a player is level, nothing but letters that are skipped right there leads away from it. */
  #addRow(rightRun: number): void {
    const i = this.#typed.length;
    const row = new Float64Array(WIDTH).fill(Number.POSITIVE_INFINITY);
    const last = Math.min(WIDTH - 1, this.#expected.length - i + FURTHEST);
    this.#rows.push(row);
    this.#rightRuns.push(rightRun);
    if (i === 0) row[FURTHEST] = 0;
    else if (rightRun >= LEVEL_AGAIN) this.#fill(row, FURTHEST, FURTHEST);
    else this.#fill(row, Math.max(0, FURTHEST - i), last);
    if (rightRun < LEVEL_AGAIN) return;
    for (let at = FURTHEST + 1; at <= last; at++) row[at] = (row[at - 1] as number) + COST.skipped;
  }

  /** One plain loop: it is run for every key of a round, all at once, by an engine that has never seen it before. */
  #fill(row: Float64Array, first: number, last: number): void {
    const expected = this.#expected;
    const expectedSmall = this.#expectedSmall;
    const i = this.#typed.length;
    const above = this.#rows[i - 1] as Float64Array;
    const twoAbove = this.#rows[i - 2];
    const typed = this.#typed[i - 1] as string;
    const before = this.#typed[i - 2];
    const neighbours = neighboursOf(typed);
    const typedSmall = typed.toLowerCase();
    const wrong = typed === ' ' ? COST.space : COST.other;
    for (let at = first; at <= last; at++) {
      const j = i + at - FURTHEST;
      const char = expected[j - 1];
      let cost = above[at] as number;
      if (char !== typed) {
        if (expectedSmall[j - 1] === typedSmall) cost += COST.case;
        else cost += char !== undefined && neighbours.includes(char) ? COST.neighbour : wrong;
        if (twoAbove && char === before && typed === expected[j - 2]) {
          cost = Math.min(cost, (twoAbove[at] as number) + COST.swapped);
        }
      }
      if (at > 0) cost = Math.min(cost, (row[at - 1] as number) + COST.skipped);
      if (at < WIDTH - 1) {
        let more = typed === before && typed === char ? COST.doubled : COST.added;
        if (j === expected.length) more = COST.leftover;
        cost = Math.min(cost, (above[at + 1] as number) + more);
      }
      row[at] = cost;
    }
  }

  /** What one character more than expected is. */
  #kindOfMore(i: number, j: number): 'leftover' | 'doubled' | 'added' {
    if (j === this.#expected.length) return 'leftover';
    const typed = this.#typed[i - 1];
    return typed === this.#typed[i - 2] && typed === this.#expected[j - 1] ? 'doubled' : 'added';
  }

  #likeliestEnd(): number {
    const i = this.#typed.length;
    let [end, least] = [i, this.#cost(i, i)];
    for (let j = Math.max(i - FURTHEST, 0); j <= i + FURTHEST; j++) {
      const cost = this.#cost(i, j) + NOT_LEVEL * Math.abs(i - j);
      if (cost < least) [end, least] = [j, cost];
    }
    return end;
  }

  /** The last edit of the best reading of i characters as j: of equals a match last, so that edits come late. */
  #lastEdit(i: number, j: number): EditKind {
    const cost = this.#cost(i, j);
    const leadsHere = (kind: EditKind) =>
      COST[kind] + this.#cost(i - typedIn(kind), j - expectedIn(kind)) === cost;
    const replaced = this.#replacement(i, j);
    if (replaced !== 'match' && leadsHere(replaced)) return replaced;
    if (this.#isSwap(i, j) && leadsHere('swapped')) return 'swapped';
    if (leadsHere('skipped')) return 'skipped';
    const more = this.#kindOfMore(i, j);
    return leadsHere(more) ? more : replaced;
  }

  #replacement(i: number, j: number): EditKind {
    const typed = this.#typed[i - 1] ?? '';
    const expected = this.#expected[j - 1] ?? '';
    if (typed === expected) return 'match';
    if (typed.toLowerCase() === expected.toLowerCase()) return 'case';
    if (neighboursOf(typed).includes(expected)) return 'neighbour';
    return typed === ' ' ? 'space' : 'other';
  }

  #isSwap(i: number, j: number): boolean {
    const typed = this.#typed[i - 1];
    const expected = this.#expected[j - 1];
    return typed !== expected && typed === this.#expected[j - 2] && this.#typed[i - 2] === expected;
  }

  #cost(i: number, j: number): number {
    return this.#rows[i]?.[j - i + FURTHEST] ?? Number.POSITIVE_INFINITY;
  }
}
