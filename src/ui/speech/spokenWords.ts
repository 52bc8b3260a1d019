import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { isLastWord, openWord } from '../../core/round/openWord';
import type { Round } from '../../core/round/round';
import type { RoundSetup } from '../../core/round/roundSetup';
import { isOfLanguage } from '../../core/speech/languageTag';
import { restOfOpenWord, type WordPlace, wordOfPlace } from '../../core/speech/wordPlace';
import { sayable, spelled } from './sayable';

interface Spoken {
  readonly text: string;
  /** A BCP 47 tag. */
  readonly lang: string;
}

/**
 * The word of a place as the page says it: `account`; `last: account` if no space follows and nothing is said before it.
 *
 * @param marksLang the word's language, or its voice's, as a BCP 47 tag: in that of the page, capitals and marks are named
 */
export function spokenAt(setup: RoundSetup, place: WordPlace, marksLang: string): string {
  const { word, isLast } = wordOfPlace(setup, place);
  return spokenForm(sayable(word, marksLang), isLast && spokenBefore(setup, place) === null);
}

/** What a voice of the page says before the word of a place in another language: `last:`; null if nothing. */
export function spokenBefore(setup: RoundSetup, place: WordPlace): Spoken | null {
  const { lang = OWN_LANGUAGE } = setup;
  if (lang === '' || isOfLanguage(lang, i18n.locale) || !wordOfPlace(setup, place).isLast) return null;
  return { text: spokenForm('', true).trim(), lang: i18n.locale };
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
  if (!isLast) return word;
  return t({
    message: `last: ${word}`,
    comment:
      'Said by a voice: this word is the last one of those that are shown, so no space is typed after it',
  });
}
