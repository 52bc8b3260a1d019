import { isLastWord, openWord } from '../../core/round/openWord';
import type { Round, RoundSetup } from '../../core/round/round';
import { restOfOpenWord, type WordPlace, wordOfPlace } from '../../core/speech/wordPlace';
import { sayable, spelled } from './sayable';

/**
 * The word of a place as the page says it: `account`; `last: account` if no space follows.
 *
 * @param marksLang the language in which capitals and marks are named, as a BCP 47 tag
 */
export function spokenAt(setup: RoundSetup, place: WordPlace, marksLang: string): string {
  const { word, isLast } = wordOfPlace(setup, place);
  return spokenForm(sayable(word, marksLang), isLast);
}

/** What is left of the word at the cursor, letter by letter; `marksLang` as for `spokenAt`. */
export function spelledRemainder(round: Round, marksLang: string): string {
  return spelled(restOfOpenWord(round), marksLang);
}

/** The word at the cursor for screen readers, which name marks themselves: `account`, `last: account`. */
export function spokenWord(round: Pick<Round, 'expected' | 'typed'>): string {
  return spokenForm(openWord(round), isLastWord(round));
}

/** A word as it is said. A space after the last one of a batch would be an error, so that one is marked. */
function spokenForm(word: string, isLast: boolean): string {
  return isLast ? `last: ${word}` : word;
}
