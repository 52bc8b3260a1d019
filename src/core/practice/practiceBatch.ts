import { type DrawBelow, drawsOfPart, shuffled } from '../round/random';
import type { RoundSettings } from '../round/rules';
import { qualityOf } from './batchQuality';
import { pickUsualWords } from './pickUsualWords';
import { type PickedWords, pickWords } from './pickWords';
import { type PracticeHalf, practiceHalves, usualHalves } from './practiceHalves';
import { MIN_SHARE } from './wantedPairs';

/**
 * Where a list's words are too long for `MIN_SHARE`, batches have at least this much of the greatest possible share. If
 * they had to have all of it, every second batch would have the same words.
 */
const NEARLY_ALL = 0.95;

/**
 * The words of one batch of practice, separated by single spaces: distinct ones, and none of them in the next batch. As
 * far as the list has such words, every wanted item comes at least twice. Depends only on its arguments, so any batch can
 * be computed without the ones before it.
 *
 * With usual lengths, the mean length of the words is within one letter of the list's, as far as it has such words; as
 * many pairs are then wanted ones as that leaves. Without, as in rounds of older versions, at least a quarter of the
 * batch's pairs are wanted ones; where a quarter is out of reach, nearly as many as can be, however short the words are.
 *
 * The list is split in two, so that both halves can have about as much of every item; batches are dealt from each in
 * turn. A batch begins with random words of its half for each item and goes on with any that have wanted pairs. Words
 * with more of them then replace words with less, in random order, until there are enough.
 *
 * @param words distinct words, at least `2 × wordsPerBatch` of them
 * @param wanted as `wantedOf` gives them
 * @param batchNumber 0 for the first batch
 * @throws RangeError if the list is too short to deal two different batches
 */
export function practiceText(
  words: readonly string[],
  wanted: readonly string[],
  seed: number,
  batchNumber: number,
  { wordsPerBatch, usualLengths }: Pick<RoundSettings, 'wordsPerBatch' | 'usualLengths'>,
): string {
  if (words.length < 2 * wordsPerBatch) {
    throw new RangeError(`A list of ${words.length} words is too short for batches of ${wordsPerBatch}.`);
  }
  const isEven = (seed + batchNumber) % 2 === 0;
  const drawBelow = drawsOfPart(seed, batchNumber);
  if (usualLengths) {
    const { even, odd, rarestFirst, usualLetters } = usualHalves(words, wanted, wordsPerBatch);
    const half = isEven ? even : odd;
    const [deck, fillers] = [shuffled(half.words, drawBelow), shuffled(half.fillers, drawBelow)];
    return inOrder(pickUsualWords(deck, fillers, rarestFirst, wordsPerBatch, usualLetters), drawBelow);
  }
  const { even, odd, rarestFirst } = practiceHalves(words, wanted, wordsPerBatch);
  return inOrder(dealtFrom(isEven ? even : odd, rarestFirst, wordsPerBatch, drawBelow), drawBelow);
}

function dealtFrom(
  half: PracticeHalf,
  rarestFirst: readonly number[],
  wordsPerBatch: number,
  drawBelow: DrawBelow,
): PickedWords {
  const { best } = half;
  const { share } = best.quality;
  const minShare = share >= MIN_SHARE ? MIN_SHARE : NEARLY_ALL * share;
  const [deck, fillers] = [shuffled(half.words, drawBelow), shuffled(half.fillers, drawBelow)];
  const picked = pickWords(deck, fillers, rarestFirst, wordsPerBatch, minShare);
  const isGood = picked.quality.met >= best.quality.met && picked.quality.share >= minShare;
  return isGood ? picked : best;
}

/** A random order, but with words at the ends that lose nothing there, if there are any. */
function inOrder({ words }: PickedWords, drawBelow: DrawBelow): string {
  const order = shuffled(words, drawBelow);
  const { first, last } = qualityOf(order);
  const middle = order.filter((_, place) => place !== first && place !== last);
  const atEnds = (place: number): typeof order => order.slice(place, place + 1);
  return [...atEnds(first), ...middle, ...(first === last ? [] : atEnds(last))]
    .map(({ word }) => word)
    .join(' ');
}
