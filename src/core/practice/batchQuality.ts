import type { PracticeWord } from './practiceWord';
import { MIN_EACH } from './wantedPairs';

/** What a batch of these words has, with the best of them at its ends. */
export interface BatchQuality {
  /** How much of what the items need is there: for each item how often it comes, at most `MIN_EACH`; in all. */
  readonly met: number;
  /** Wanted pairs per character of the batch, 0 to 1: slightly less than per pair, of which a text has one fewer. */
  readonly share: number;
  /** The places of the words that should be the first and the last. */
  readonly first: number;
  readonly last: number;
}

/**
 * Tries words at the beginning and at the end of a batch, where they lack a space and with it perhaps a wanted pair.
 * Prefers what meets the items' needs, then the greater share.
 *
 * @param batch at least one word
 */
export function qualityOf(batch: readonly PracticeWord[]): BatchQuality {
  const counts = countsOf(batch);
  const pairs = batch.reduce((sum, { wantedPairs }) => sum + wantedPairs, 0);
  const all = batch.reduce((sum, { word }) => sum + word.length + 1, -1);
  let best: BatchQuality | null = null;
  for (const [first, start] of batch.entries()) {
    for (const [last, end] of batch.entries()) {
      if (first === last && batch.length > 1) continue;
      const share = (pairs - start.lostAtStart - end.lostAtEnd) / all;
      const met = metBy(counts, start, end);
      if (!best || met > best.met || (met === best.met && share > best.share))
        best = { met, share, first, last };
      // Nothing is lost, so nothing can be better.
      if (start.lostAtStart + end.lostAtEnd === 0) return best;
    }
  }
  return best as BatchQuality;
}

/** Those of the items, by their places among the wanted ones, of which these words have too few. */
export function lackingIn(batch: readonly PracticeWord[], items: readonly number[]): readonly number[] {
  if (batch.length === 0) return items;
  const { first, last } = qualityOf(batch);
  const counts = countsOf(batch);
  return items.filter(
    (item) => standing(counts, item, batch[first] as PracticeWord, batch[last] as PracticeWord) < MIN_EACH,
  );
}

/** How often each item is in these words, with a space on both sides of each. */
export function countsOf(words: readonly PracticeWord[]): number[] {
  const counts = (words[0]?.counts ?? []).map(() => 0);
  for (const word of words) {
    for (let item = 0; item < counts.length; item++) {
      counts[item] = (counts[item] ?? 0) + (word.counts[item] ?? 0);
    }
  }
  return counts;
}

/** How much of what the items need is there; words may begin and end the batch. */
export function metBy(counts: readonly number[], start?: PracticeWord, end?: PracticeWord): number {
  let met = 0;
  for (let item = 0; item < counts.length; item++) {
    met += Math.min(MIN_EACH, standing(counts, item, start, end));
  }
  return met;
}

function standing(
  counts: readonly number[],
  item: number,
  start: PracticeWord | undefined,
  end: PracticeWord | undefined,
): number {
  return (counts[item] ?? 0) - (start?.atStart[item] ?? 0) - (end?.atEnd[item] ?? 0);
}
