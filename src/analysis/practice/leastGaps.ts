import type { PairStats } from './PairStats';

/** From this many counted gaps on, keys and pairs say something about the player. */
export const LEAST_GAPS = 1000;

/** From this many on, a result has slow pairs. */
export const LEAST_GAPS_OF_RESULT = 300;

/**
 * About how many rounds like the last ones it takes until there are so many gaps; 0 if there are. Null if no round tells
 * how many gaps it has.
 */
export function roundsToLeastGaps(
  { gapCount, recent }: Pick<PairStats, 'gapCount' | 'recent'>,
  least = LEAST_GAPS,
): number | null {
  const missing = least - gapCount;
  if (missing <= 0) return 0;
  const inRecent = recent.reduce((sum, { gapsMs }) => sum + gapsMs.filter((gapMs) => gapMs >= 0).length, 0);
  return inRecent === 0 ? null : Math.ceil((missing * recent.length) / inRecent);
}
