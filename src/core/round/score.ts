import type { Round } from './round';

/** What a round comes to, at any moment of it. */
export interface Tally {
  /** Characters that stand; removed ones are not among them. */
  readonly total: number;
  /** How many of them differ from the expected character, `0 ≤ errors ≤ total`. */
  readonly errors: number;
  /** `(total − errors) / total`, 0..1; 0 when nothing stands. */
  readonly accuracy: number;
  /** `total − errors`. */
  readonly score: number;
}

/** The one place where a round becomes numbers: closed batches and the open one together. */
export function tally(round: Round): Tally {
  return tallyOf({ total: round.totalTyped, errors: round.closedErrors + round.openErrors });
}

/** What a round comes to of which no more is known than these two. */
export function tallyOf({ total, errors }: Pick<Tally, 'total' | 'errors'>): Tally {
  return { total, errors, accuracy: accuracy(total, errors), score: total - errors };
}

/** A share as the whole-number percentage a person reads: `0.966` is `97%`. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

function accuracy(total: number, errors: number): number {
  return total === 0 ? 0 : (total - errors) / total;
}
