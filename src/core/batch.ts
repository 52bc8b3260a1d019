import { type DrawBelow, seededDraws } from './random';

/**
 * The words of one batch, separated by single spaces: a function of list, seed and number, so any batch of a
 * round can be told without playing up to it.
 *
 * The list is cut by length into as many parts of equal size as a batch has words; the seed shuffles each part, and
 * batch n gets the nth word of each (stratified sampling), in an order drawn anew for each batch. So all batches are
 * nearly equally long, long and short words come as often as the list has them, and any two batches in a row are free
 * of repeated words.
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
  const drawBelow = seededDraws(seed);
  const sorted = byLength(words);
  const dealt = Array.from({ length: wordsPerBatch }, (_, i) => {
    const from = Math.floor((i * sorted.length) / wordsPerBatch);
    const to = Math.floor(((i + 1) * sorted.length) / wordsPerBatch);
    const part = shuffled(sorted.slice(from, to), drawBelow);
    return part[batchNumber % part.length] as string;
  });
  let inOrder = shuffled(dealt, drawBelow);
  for (let earlier = 0; earlier < batchNumber; earlier++) inOrder = shuffled(inOrder, drawBelow);
  return inOrder.join(' ');
}

/** From the shortest to the longest; words of one length stay in the order of the list. */
function byLength(words: readonly string[]): readonly string[] {
  const ofLength: string[][] = [];
  for (const word of words) {
    ofLength[word.length] ??= [];
    ofLength[word.length]?.push(word);
  }
  return ofLength.flat();
}

/** Fisher–Yates in Durstenfeld's form. */
function shuffled(words: readonly string[], drawBelow: DrawBelow): readonly string[] {
  const deck = [...words];
  for (let last = deck.length - 1; last > 0; last--) {
    const drawn = drawBelow(last + 1);
    const word = deck[last] as string;
    deck[last] = deck[drawn] as string;
    deck[drawn] = word;
  }
  return deck;
}
