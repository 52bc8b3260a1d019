import { CUSTOM_TEXT, STANDARD_WORD_LIST } from '../round/rules';
import { isComposedList, isShortList, languageOf, usualList } from '../words/wordChoices';
import { countIn } from './wantedPairs';

/** If a list has fewer words for the wanted items, they are dealt from the largest list of its language. */
const MIN_WORDS = 24;

/** The largest list of the language of the English lists. */
const LARGEST_ENGLISH = 'english-10000-1';

/**
 * The name of the list from which practice is dealt with these options: the standard one for a custom text, which is in an
 * order of its own, and for words that an input method composes, which have no pairs of keys.
 */
export function listToPractise(wordList: string): string {
  return wordList === CUSTOM_TEXT || isComposedList(wordList) ? STANDARD_WORD_LIST : wordList;
}

/** The largest list of the language of a list. */
export function largestList(wordList: string): string {
  if (wordList.startsWith('english-')) return LARGEST_ENGLISH;
  return (isShortList(wordList) && usualList(languageOf(wordList) ?? '')) || wordList;
}

/** How many words of a list have wanted items, spaces around the words included. */
export function countWordsWith(words: readonly string[], wanted: readonly string[]): number {
  return words.filter((word) => countIn(` ${word} `, wanted) > 0).length;
}

/** Whether a list has enough words with wanted items to be dealt from alone. */
export function hasEnoughWords(words: readonly string[], wanted: readonly string[]): boolean {
  return countWordsWith(words, wanted) >= MIN_WORDS;
}
