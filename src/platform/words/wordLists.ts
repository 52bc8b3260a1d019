import english from '../../../assets/words/english.json';
import { frontDecoded } from '../../core/words/frontCoding';

/** The words of the standard round: distinct, 2 to 10 letters a–z. Origin and licence: assets/words/SOURCES.md. */
export const ENGLISH_WORDS: readonly string[] = frontDecoded(english.frontCoded);

/** The standard list with the name under which rounds record it. To change a list, give it a new name. */
export const STANDARD_WORDS = { wordList: english.id, words: ENGLISH_WORDS };
