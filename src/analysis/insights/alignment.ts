import { COST, type Edit, type EditKind, expectedLength, type ReplacementKind, typedLength } from './edits';
import { neighboursOf } from './keyboard';

/** The cost of each character that the typed text ends ahead or behind: a wrong last key is likelier than an added one. */
const OFFSET_COST = 3;

/** After this many right characters in a row, and at the start, the player counts as in sync with the words. */
const IN_SYNC_AFTER = 6;

/** A player is at most this many characters ahead or behind: a word of seven letters and its space. */
const MAX_OFFSET = 8;
const WIDTH = 2 * MAX_OFFSET + 1;

/**
 * The likeliest alignment of the typed text with the words of a batch: as few mistakes as possible, and each of them as
 * late as possible, because that is where it became visible.
 *
 * Optimal string alignment, the restricted form of the distance of Frederick J. Damerau, "A technique for computer
 * detection and correction of spelling errors", Communications of the ACM 7 (1964): a letter wrong, one too many, one
 * too few, or two swapped (https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance). Neighbouring keys, repeated
 * letters and capitals decide between alignments with equally few mistakes.
 *
 * The table gains a row per typed character and loses it when the character is deleted, so corrections cost no more than
 * their keys. The alignment may end anywhere in the words. Characters typed beyond their end are left over: after a
 * skipped letter the game still asks for one more.
 */
export class Alignment {
  readonly #expected: readonly string[];
  readonly #expectedSmall: readonly string[];
  readonly #typed: string[] = [];
  /** `#rows[i][j − i + MAX_OFFSET]`: the cost of aligning the first i typed characters with the first j expected ones. */
  readonly #rows: Float64Array[] = [];
  /** The number of right characters in a row, after each typed one. */
  readonly #rightRuns: number[] = [];

  constructor(expected: string) {
    this.#expected = expected.split('');
    this.#expectedSmall = this.#expected.map((char) => char.toLowerCase());
    this.#addRow(IN_SYNC_AFTER);
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

  /** The edits from the start of the word that contains the character at `fromPosition`, first to last. */
  edits(fromPosition: number): Edit[] {
    const edits: Edit[] = [];
    let typedAt = this.#typed.length;
    let expectedAt = this.#likeliestEnd();
    const isInWord = () => expectedAt > 0 && this.#expected[expectedAt - 1] !== ' ';
    while (typedAt + expectedAt > 0 && (typedAt >= fromPosition || isInWord())) {
      const kind = this.#lastEdit(typedAt, expectedAt);
      typedAt -= typedLength(kind);
      expectedAt -= expectedLength(kind);
      edits.push({ kind, typedAt, expectedAt });
    }
    return edits.reverse();
  }

  /** Where the player is in sync, only letters skipped right there can lead out of sync. */
  #addRow(rightRun: number): void {
    const i = this.#typed.length;
    const row = new Float64Array(WIDTH).fill(Number.POSITIVE_INFINITY);
    const last = Math.min(WIDTH - 1, this.#expected.length - i + MAX_OFFSET);
    this.#rows.push(row);
    this.#rightRuns.push(rightRun);
    if (i === 0) row[MAX_OFFSET] = 0;
    else if (rightRun >= IN_SYNC_AFTER) this.#fill(row, MAX_OFFSET, MAX_OFFSET);
    else this.#fill(row, Math.max(0, MAX_OFFSET - i), last);
    if (rightRun < IN_SYNC_AFTER) return;
    for (let at = MAX_OFFSET + 1; at <= last; at++) row[at] = (row[at - 1] as number) + COST.skipped;
  }

  /** One plain loop for speed: it runs for every key of a round at once, before the engine has optimised it. */
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
      const j = i + at - MAX_OFFSET;
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

  /** The kind of one character more than expected. */
  #kindOfMore(i: number, j: number): 'leftover' | 'doubled' | 'added' {
    if (j === this.#expected.length) return 'leftover';
    const typed = this.#typed[i - 1];
    return typed === this.#typed[i - 2] && typed === this.#expected[j - 1] ? 'doubled' : 'added';
  }

  #likeliestEnd(): number {
    const i = this.#typed.length;
    let [end, least] = [i, this.#cost(i, i)];
    for (let j = Math.max(i - MAX_OFFSET, 0); j <= i + MAX_OFFSET; j++) {
      const cost = this.#cost(i, j) + OFFSET_COST * Math.abs(i - j);
      if (cost < least) [end, least] = [j, cost];
    }
    return end;
  }

  /** The last edit of the best alignment of i characters with j. Prefers any edit to a match, so that edits come late. */
  #lastEdit(i: number, j: number): EditKind {
    const cost = this.#cost(i, j);
    const leadsHere = (kind: EditKind) =>
      COST[kind] + this.#cost(i - typedLength(kind), j - expectedLength(kind)) === cost;
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
    return typed === expected ? 'match' : replacementKind(typed, expected);
  }

  #isSwap(i: number, j: number): boolean {
    const typed = this.#typed[i - 1];
    const expected = this.#expected[j - 1];
    return typed !== expected && typed === this.#expected[j - 2] && this.#typed[i - 2] === expected;
  }

  #cost(i: number, j: number): number {
    return this.#rows[i]?.[j - i + MAX_OFFSET] ?? Number.POSITIVE_INFINITY;
  }
}

/** The kind of one wrong character in place of another. */
export function replacementKind(typed: string, expected: string): ReplacementKind {
  if (typed.toLowerCase() === expected.toLowerCase()) return 'case';
  if (neighboursOf(typed).includes(expected)) return 'neighbour';
  return typed === ' ' ? 'space' : 'other';
}
