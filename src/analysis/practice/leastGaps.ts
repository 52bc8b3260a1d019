import type { PairStats } from './PairStats';

/** From this many counted gaps on, keys and pairs say something about the player. */
export const LEAST_GAPS = 1000;

/**
 * About how many rounds like the last ones it takes until there are `LEAST_GAPS`; 0 if there are. Null if no round tells how
 * many gaps it has.
 */
export function roundsToLeastGaps({
  gapCount,
  recent,
}: Pick<PairStats, 'gapCount' | 'recent'>): number | null {
  const missing = LEAST_GAPS - gapCount;
  if (missing <= 0) return 0;
  const inRecent = recent.reduce((sum, { gapsMs }) => sum + gapsMs.filter((gapMs) => gapMs >= 0).length, 0);
  return inRecent === 0 ? null : Math.ceil((missing * recent.length) / inRecent);
}
