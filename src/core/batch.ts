import { seededDraws } from './random';

/**
 * The words of one batch, separated by single spaces: a function of list, seed and number, so any batch of a
 * round can be told without playing up to it.
 *
 * The seed shuffles the list once (Fisher–Yates in Durstenfeld's form) and the batches are dealt from it in turn,
 * from its end to its beginning again. Any two batches in a row are therefore free of repeated words.
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
    throw new RangeError(
      `A batch of ${wordsPerBatch} needs a list of at least ${2 * wordsPerBatch} words, got ${words.length}. Pass a longer word list.`,
    );
  }
  const deck = shuffled(words, seed);
  const first = batchNumber * wordsPerBatch;
  return Array.from({ length: wordsPerBatch }, (_, i) => deck[(first + i) % deck.length]).join(' ');
}

function shuffled(words: readonly string[], seed: number): readonly string[] {
  const drawBelow = seededDraws(seed);
  const deck = [...words];
  for (let last = deck.length - 1; last > 0; last--) {
    const drawn = drawBelow(last + 1);
    const word = deck[last] as string;
    deck[last] = deck[drawn] as string;
    deck[drawn] = word;
  }
  return deck;
}
