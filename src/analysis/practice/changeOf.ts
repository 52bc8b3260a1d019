import { isPairOf } from '../../core/practice/wantedPairs';
import { type BeforeAndNow, beforeAndNow, tellsAnything } from './beforeAndNow';
import type { PairStats } from './PairStats';
import type { Typist } from './typist';

/** The resampling is seeded, so that the same rounds always give the same verdict. */
const SEED = 30;

/**
 * What practice of a pair or a key has changed; null if it was never practised, or too little to tell anything.
 *
 * @param shares the shares of the pairs in the chosen list
 */
export function changeOf(
  item: string,
  { practised }: Pick<PairStats, 'practised'>,
  typist: Typist | null,
  shares: ReadonlyMap<string, number>,
): BeforeAndNow | null {
  const times = practised.get(item);
  const change = times && beforeAndNow(item, times, typist, shareOf(item, shares), SEED);
  return change && tellsAnything(change) ? change : null;
}

/** The share of a pair; for a key, of all pairs that end with it. */
function shareOf(item: string, shares: ReadonlyMap<string, number>): number {
  let share = 0;
  for (const [pair, ofPair] of shares) if (isPairOf(item, pair)) share += ofPair;
  return share;
}
