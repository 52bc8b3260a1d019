import { type BatchQuality, countsOf, lackingIn, metBy, qualityOf } from './batchQuality';
import type { PracticeWord } from './practiceWord';

/** The words of a batch, in no particular order. */
export interface PickedWords {
  readonly words: readonly PracticeWord[];
  readonly quality: BatchQuality;
}

/**
 * Picks the words of a batch: for each item the first words that have it, until it occurs often enough, then the first of
 * the deck. Then each remaining word replaces the word with the least surplus that no item needs, until the share is
 * reached. If it is never reached, the batch ends up with the words of the greatest surplus and those that items need.
 *
 * @param deck words with wanted pairs, in order of preference
 * @param fillers other words, for a deck that has too few
 * @param rarestFirst the indices of the items, the one that fewest words have first
 * @param minShare from 0 to 1
 */
export function pickWords(
  deck: readonly PracticeWord[],
  fillers: readonly PracticeWord[],
  rarestFirst: readonly number[],
  wordsPerBatch: number,
  minShare: number,
): PickedWords {
  const words = firstWords(deck, fillers, rarestFirst, wordsPerBatch);
  const others = deck.filter((word) => !words.has(word));
  return exchange([...words], others, minShare);
}

/** For each item the first words that have it, until it occurs often enough, then the first of the deck, then of the fillers. */
export function firstWords(
  deck: readonly PracticeWord[],
  fillers: readonly PracticeWord[],
  rarestFirst: readonly number[],
  wordsPerBatch: number,
): ReadonlySet<PracticeWord> {
  const words = new Set<PracticeWord>();
  addForItems(words, deck, rarestFirst, wordsPerBatch);
  for (const word of [deck, fillers].flat()) {
    if (words.size === wordsPerBatch) break;
    words.add(word);
  }
  return words;
}

function addForItems(
  words: Set<PracticeWord>,
  deck: readonly PracticeWord[],
  rarestFirst: readonly number[],
  wordsPerBatch: number,
): void {
  const exhausted = new Set<number>();
  while (words.size < wordsPerBatch) {
    const item = lackingIn([...words], rarestFirst).find((one) => !exhausted.has(one));
    if (item === undefined) return;
    const word = deck.find((one) => (one.counts[item] ?? 0) > 0 && !words.has(one));
    if (word) words.add(word);
    else exhausted.add(item);
  }
}

function exchange(
  words: readonly PracticeWord[],
  others: readonly PracticeWord[],
  minShare: number,
): PickedWords {
  let picked: PickedWords = { words, quality: qualityOf(words) };
  for (const word of others) {
    if (picked.quality.share >= minShare) break;
    picked = withWord(picked, word);
  }
  return picked;
}

/** With this word in place of the one with the least surplus that no item needs; unchanged if that is no better. */
export function withWord(
  picked: PickedWords,
  word: PracticeWord,
  isAllowed: (words: readonly PracticeWord[]) => boolean = () => true,
): PickedWords {
  if (picked.words.every(({ surplus }) => surplus >= word.surplus)) return picked;
  const places = [...picked.words.keys()]
    .filter((place) => surplusAt(picked, place) < word.surplus)
    .sort((one, other) => surplusAt(picked, one) - surplusAt(picked, other));
  const counts = countsOf(picked.words);
  for (const place of places) {
    // A quick check without the ends of the batch, which recognises most words that items need.
    if (metBy(countsWith(counts, word, picked.words[place])) < picked.quality.met) continue;
    const words = picked.words.with(place, word);
    if (!isAllowed(words)) continue;
    const quality = qualityOf(words);
    if (quality.met >= picked.quality.met && quality.share >= picked.quality.share) return { words, quality };
  }
  return picked;
}

/** The counts with one word in place of another. */
function countsWith(
  counts: readonly number[],
  word: PracticeWord,
  replaced: PracticeWord | undefined,
): readonly number[] {
  return counts.map((count, item) => count + (word.counts[item] ?? 0) - (replaced?.counts[item] ?? 0));
}

function surplusAt({ words }: PickedWords, place: number): number {
  return words[place]?.surplus ?? 0;
}
