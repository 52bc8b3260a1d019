import type { RoundSetup } from './roundSetup';

/** Marks, joiners, and letters of the one script here whose keys may give two. */
const OF_UNITS = /[\p{M}\u200c\u200d]|\p{Script=Arabic}/u;

/**
 * Whether each UTF-16 unit of a round's words is typed alone: of words with marks or joiners, as in Hindi, and of Arabic
 * ones. In all other words a letter with its marks is one character.
 */
export function isTypedByUnit({ characters = '' }: Pick<RoundSetup, 'characters'>): boolean {
  return OF_UNITS.test(characters);
}
