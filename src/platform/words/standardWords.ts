import english from '../../../assets/words/english.json';

/** The words of the standard round: distinct, 2 to 10 letters a–z. Origin and licence: assets/words/SOURCES.md. */
export const ENGLISH_WORDS: readonly string[] = english.words.split(' ');

/** The standard list with the name under which rounds record it. A changed list needs a new name. */
export const STANDARD_WORDS = { wordList: english.id, words: ENGLISH_WORDS };
