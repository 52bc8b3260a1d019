import { median } from '../insights/gaps';
import { wholeNumber } from '../insights/rounding';
import { MIN_TREND_ROUNDS, TREND_ROUNDS } from './trend';

/** How a round's speed compares with that of the rounds before it, all in whole numbers of its unit, as they are shown. */
export interface Comparison {
  /** The usual speed: the median of the last `TREND_ROUNDS` rounds before. */
  readonly usual: number;
  /** By how much the round is above that; negative below, 0 as usual. */
  readonly above: number;
  /** The highest speed, this round included. */
  readonly best: number;
}

/**
 * How a speed compares with those before it; null before there are `MIN_TREND_ROUNDS` of them. The difference is that of
 * the figures as they are shown.
 *
 * @param speed in any unit (core/words/speedUnit)
 * @param before the speeds of rounds of the same kind, in that unit, oldest first
 */
export function comparisonOf(speed: number, before: readonly number[]): Comparison | null {
  const usual = usualSpeed(before);
  if (usual === null) return null;
  const best = before.reduce((highest, one) => Math.max(highest, one), speed);
  return { usual, above: wholeNumber(speed) - usual, best: wholeNumber(best) };
}

/**
 * The usual speed in a whole number: the median of the last `TREND_ROUNDS` rounds; null before there are `MIN_TREND_ROUNDS`.
 *
 * @param speeds of rounds of one kind, oldest first
 */
export function usualSpeed(speeds: readonly number[]): number | null {
  if (speeds.length < MIN_TREND_ROUNDS) return null;
  return wholeNumber(median(speeds.slice(-TREND_ROUNDS)));
}
