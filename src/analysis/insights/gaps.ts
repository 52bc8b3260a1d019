import { type Timeline, typedSteps } from './timeline';

/** The threshold is never lower, however fast the player types. */
const MIN_THRESHOLD_MS = 250;
const USUAL_GAPS = 2.5;

/**
 * How much the gaps of even typing may differ. Stamps are recorded in tenths of a ms, so a gap, the difference of two, is one
 * tenth longer or shorter than the next: 100.1 and 100.2 in turn where each is 100.14. The rest is for the grid of timelines.
 */
export const ROUNDING_MS = 0.102;

/** The player's usual gap: the median of the gaps before typed events, except the first; 0 if there are none. */
export function usualGapMs(timeline: Timeline): number {
  return median(
    typedSteps(timeline)
      .map(({ gapMs }) => gapMs)
      .slice(1),
  );
}

/** The part of a gap above this threshold is a pause: max(250 ms, 2.5 usual gaps). */
export function pauseThresholdMs(usualMs: number): number {
  return Math.max(MIN_THRESHOLD_MS, USUAL_GAPS * usualMs);
}

/** The middle value, or the mean of the two middle ones; 0 if there are no values. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}
