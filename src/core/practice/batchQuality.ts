import type { PracticeWord } from './practiceWord';
import { MIN_EACH } from './wantedPairs';

/** How good a batch of some words is, with the words at its ends that suit best there. */
export interface BatchQuality {
  /** How often the items occur, each counted up to `MIN_EACH` times, in all. */
  readonly met: number;
  /** Wanted pairs per character of the batch, 0 to 1. Slightly less than per pair: a text has one pair fewer. */
  readonly share: number;
  /** The indices of the words that should be first and last. */
  readonly first: number;
  readonly last: number;
}

/**
 * The quality of a batch. Tries each word at its beginning and its end, where a word lacks a space and with it perhaps a
 * wanted pair. Prefers the greater `met`, then the greater share.
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
      // No wanted pair is lost at the ends: nothing can be better.
      if (start.lostAtStart + end.lostAtEnd === 0) return best;
    }
  }
  return best as BatchQuality;
}

/** Those of the items (indices of wanted ones) that occur fewer than `MIN_EACH` times in these words. */
export function lackingIn(batch: readonly PracticeWord[], items: readonly number[]): readonly number[] {
  if (batch.length === 0) return items;
  const { first, last } = qualityOf(batch);
  const counts = countsOf(batch);
  return items.filter(
    (item) => standing(counts, item, batch[first] as PracticeWord, batch[last] as PracticeWord) < MIN_EACH,
  );
}

/** How often each item occurs in these words, with a space on both sides of each word. */
export function countsOf(words: readonly PracticeWord[]): number[] {
  const counts = (words[0]?.counts ?? []).map(() => 0);
  for (const word of words) {
    for (let item = 0; item < counts.length; item++) {
      counts[item] = (counts[item] ?? 0) + (word.counts[item] ?? 0);
    }
  }
  return counts;
}

/** `met` for these counts, with the words that begin and end the batch, if given. */
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
