import type { Round } from './round';

/** The totals of a round, at any moment of it. */
export interface Tally {
  /** Characters typed, minus the deleted ones. */
  readonly total: number;
  /** How many of them differ from the expected character, `0 ≤ errors ≤ total`. */
  readonly errors: number;
  /** `(total − errors) / total`, 0..1; 0 if the total is 0. */
  readonly accuracy: number;
  /** `total − errors`. */
  readonly score: number;
}

/** The totals of a round, over its closed batches and the open one. The only place where a round becomes numbers. */
export function tally(round: Round): Tally {
  return tallyOf({ total: round.totalTyped, errors: round.closedErrors + round.openErrors });
}

/** The totals of a round from these two numbers alone. */
export function tallyOf({ total, errors }: Pick<Tally, 'total' | 'errors'>): Tally {
  return { total, errors, accuracy: accuracy(total, errors), score: total - errors };
}

/** How many characters of its words a round has been through, typed or skipped: what a ghost is ahead by. */
export function charactersThrough({ charactersBefore, typed }: Round): number {
  return charactersBefore + typed.length;
}

function accuracy(total: number, errors: number): number {
  return total === 0 ? 0 : (total - errors) / total;
}
