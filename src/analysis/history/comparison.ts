import { median } from '../insights/gaps';
import { wholeNumber } from '../insights/rounding';
import { MIN_TREND_ROUNDS, TREND_ROUNDS } from './trend';

/** How a round's speed compares with that of the rounds before it, all in whole wpm, as they are shown. */
export interface Comparison {
  /** The usual speed: the median of the last `TREND_ROUNDS` rounds before. */
  readonly usualWpm: number;
  /** By how much the round is above that; negative below, 0 as usual. */
  readonly aboveWpm: number;
  /** The highest speed, this round included. */
  readonly bestWpm: number;
}

/**
 * How a speed compares with those before it; null before there are `MIN_TREND_ROUNDS` of them. The difference is that of
 * the figures as they are shown.
 *
 * @param beforeWpm the speeds of rounds of the same kind, oldest first
 */
export function comparisonOf(speedWpm: number, beforeWpm: readonly number[]): Comparison | null {
  const usualWpm = usualSpeed(beforeWpm);
  if (usualWpm === null) return null;
  const bestWpm = beforeWpm.reduce((best, before) => Math.max(best, before), speedWpm);
  return { usualWpm, aboveWpm: wholeNumber(speedWpm) - usualWpm, bestWpm: wholeNumber(bestWpm) };
}

/**
 * The usual speed in whole wpm: the median of the last `TREND_ROUNDS` rounds; null before there are `MIN_TREND_ROUNDS`.
 *
 * @param speedsWpm the speeds of rounds of one kind, oldest first
 */
export function usualSpeed(speedsWpm: readonly number[]): number | null {
  if (speedsWpm.length < MIN_TREND_ROUNDS) return null;
  return wholeNumber(median(speedsWpm.slice(-TREND_ROUNDS)));
}
