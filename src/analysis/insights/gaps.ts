import { typedSteps, type Walk } from './walk';

/** No gap shorter than this is a pause, however fast a player types. */
const SHORTEST_PAUSE_MS = 250;
const USUAL_GAPS_IN_A_PAUSE = 2.5;

/** The player's own usual gap: the median of the gaps before typed events, but the first; 0 when there is none. */
export function usualGapMs(walk: Walk): number {
  return median(
    typedSteps(walk)
      .map(({ gapMs }) => gapMs)
      .slice(1),
  );
}

/** What of a gap exceeds this is a pause: max(250 ms, 2.5 usual gaps). */
export function pauseFromMs(usualMs: number): number {
  return Math.max(SHORTEST_PAUSE_MS, USUAL_GAPS_IN_A_PAUSE * usualMs);
}

/** The middle value, or the mean of the two in the middle; 0 of none. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2;
}
