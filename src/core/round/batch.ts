import { drawn, drawsOfPart } from './random';

/**
 * The words of one batch, separated by single spaces. Depends only on list, seed and batch number, so any batch of a
 * round can be computed without the ones before it.
 *
 * Stratified sampling: the list is sorted by length and cut into equal parts, one per word of a batch. The seed shuffles
 * each part. Batch n gets the nth word of each part, in a new random order. So all batches are about equally long, short
 * and long words come as often as in the list, and two batches in a row share no word.
 *
 * @param words distinct words, at least `2 × wordsPerBatch` of them
 * @param batchNumber 0 for the first batch
 * @throws RangeError if the list is too short to deal two different batches
 */
export function batchText(
  words: readonly string[],
  seed: number,
  batchNumber: number,
  wordsPerBatch: number,
): string {
  if (words.length < 2 * wordsPerBatch) {
    throw new RangeError(`A list of ${words.length} words is too short for batches of ${wordsPerBatch}.`);
  }
  const sorted = byLength(words);
  const dealt = Array.from({ length: wordsPerBatch }, (_, i) => {
    const from = Math.floor((i * sorted.length) / wordsPerBatch);
    const to = Math.floor(((i + 1) * sorted.length) / wordsPerBatch);
    return drawn(sorted.slice(from, to), 1 + (batchNumber % (to - from)), drawsOfPart(seed, i)).at(-1);
  });
  return drawn(dealt, wordsPerBatch, drawsOfPart(seed, wordsPerBatch + batchNumber)).join(' ');
}

const sortedLists = new WeakMap<readonly string[], readonly string[]>();

/** From the shortest to the longest; words of equal length stay in the order of the list. Cached per list. */
function byLength(words: readonly string[]): readonly string[] {
  const known = sortedLists.get(words);
  if (known) return known;
  // Not `sort`: its comparisons would delay the first words on a slow processor.
  const ofLength: string[][] = [];
  for (const word of words) {
    ofLength[word.length] ??= [];
    ofLength[word.length]?.push(word);
  }
  const sorted = ofLength.flat();
  sortedLists.set(words, sorted);
  return sorted;
}
