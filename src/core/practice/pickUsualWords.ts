import { qualityOf } from './batchQuality';
import { firstWords, type PickedWords, withWord } from './pickWords';
import type { PracticeWord } from './practiceWord';
import { MIN_SHARE } from './wantedPairs';

/** How far the mean length of the words may be from the usual one, in letters. */
const OFF = 1;

/** The most words that are tried to raise the share of wanted pairs: a batch is dealt while a key is handled. */
const MAX_TRIES = 40;

/**
 * Picks the words of a batch so that their mean length is within one letter of the usual one, as far as there are such
 * words: short words are crowded with what is wanted, and typed otherwise than usual ones. For each item the first words
 * that have it, then the first of the deck; others take the place of some until the length is right. Half of the deck
 * is then tried for a greater share of wanted pairs: if all of it were, a short deck would give the same words each time.
 *
 * @param deck words with wanted pairs, in order of preference
 * @param fillers other words, for a deck that has too few
 * @param rarestFirst the indices of the items, the one that fewest words have first
 * @param usualLetters the mean length of the list's words
 */
export function pickUsualWords(
  deck: readonly PracticeWord[],
  fillers: readonly PracticeWord[],
  rarestFirst: readonly number[],
  wordsPerBatch: number,
  usualLetters: number,
): PickedWords {
  const offBy = (words: readonly PracticeWord[]): number =>
    Math.max(0, Math.abs(lettersIn(words) - wordsPerBatch * usualLetters) - wordsPerBatch * OFF);
  const words = [...firstWords(deck, fillers, rarestFirst, wordsPerBatch)];
  let picked: PickedWords = { words, quality: qualityOf(words) };
  for (const word of [deck, fillers].flat()) {
    if (offBy(picked.words) === 0) break;
    if (!picked.words.includes(word)) picked = withNearer(picked, word, offBy);
  }
  const tries = deck.slice(0, Math.ceil(deck.length / 2)).filter((word) => !picked.words.includes(word));
  for (const word of tries.slice(0, MAX_TRIES)) {
    if (picked.quality.share >= MIN_SHARE) break;
    const most = offBy(picked.words);
    picked = withWord(picked, word, (changed) => offBy(changed) <= most);
  }
  return picked;
}

/** With this word in place of the one that makes the length most usual, of those that no item needs. */
function withNearer(
  picked: PickedWords,
  word: PracticeWord,
  offBy: (words: readonly PracticeWord[]) => number,
): PickedWords {
  let [best, least] = [picked, offBy(picked.words)];
  for (const [place, { wantedPairs }] of picked.words.entries()) {
    // A filler takes the place of another only.
    if (word.wantedPairs === 0 && wantedPairs > 0) continue;
    const words = picked.words.with(place, word);
    const off = offBy(words);
    if (off >= least) continue;
    const quality = qualityOf(words);
    if (quality.met >= picked.quality.met) [best, least] = [{ words, quality }, off];
  }
  return best;
}

function lettersIn(words: readonly PracticeWord[]): number {
  return words.reduce((sum, { word }) => sum + word.length, 0);
}
