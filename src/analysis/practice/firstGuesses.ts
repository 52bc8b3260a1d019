import { type KeyFigure, keyFigures } from './keyFigures';
import { LEAST_GAPS } from './leastGaps';
import type { PairStats } from './PairStats';
import { typistOf } from './typist';

/** From this many gaps on, a key may be guessed at. */
const LEAST_OF_KEY = 10;
/** Of the keys that have as many, at most this share is told. */
const MOST_SHARE = 1 / 3;
const MOST = 5;
/** Fewer would be the slowest of few keys. */
const LEAST = 3;
/** How many times the usual time a key takes at least. */
const SLOW = 1.1;

/**
 * The keys that seem slow below `LEAST_GAPS`, the slowest first; none before there are three.
 *
 * @param shares of the list to practise with: a key that none of its words has is not told
 */
export function firstGuesses(stats: PairStats, shares: ReadonlyMap<string, number>): readonly KeyFigure[] {
  const typist = typistOf(stats.recent);
  if (!typist || stats.gapCount >= LEAST_GAPS) return [];
  const inList = new Set(Array.from(shares.keys(), (pair) => pair.slice(1)));
  const known = keyFigures(stats, typist).filter(
    ({ key, count }) => key !== ' ' && count >= LEAST_OF_KEY && inList.has(key),
  );
  const most = Math.min(MOST, Math.floor(known.length * MOST_SHARE));
  const slow = known
    .filter(({ timeMs, usualMs }) => timeMs > SLOW * usualMs)
    .sort((one, other) => other.timeMs - one.timeMs)
    .slice(0, most);
  return slow.length < LEAST ? [] : slow;
}
