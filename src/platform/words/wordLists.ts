import english from '../../../assets/words/english.json';

/** The words a round is drawn from: distinct, 2 to 10 letters a–z. Origin and licence: assets/words/SOURCES.md. */
export const ENGLISH_WORDS: readonly string[] = english.words.split(' ');

/** The list of the standard round, with the name by which rounds remember it. A list is never edited in place. */
export const STANDARD_WORDS = { wordList: english.id, words: ENGLISH_WORDS };
