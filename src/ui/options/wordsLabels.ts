import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import type { RoundKind } from '../../core/options/options';
import { CUSTOM_TEXT, STANDARD_WORD_LIST } from '../../core/round/rules';
import { isFormerList, isShortList, languageInEnglish, languageOf } from '../../core/words/wordChoices';
import { languageNameIn, listName } from './languageNames';

/** The label of a choice of words, in any version of its list: `Français`, `Français, 200 most used`. The name itself if this version does not know it. */
export function wordsLabel(name: string): string {
  if (name === CUSTOM_TEXT) {
    return t({
      message: 'Own text',
      comment: 'A choice of words: a text that the player has pasted or opened',
    });
  }
  const language = isShortList(name) || isFormerList(name) ? isolated(listName(name)) : listName(name);
  if (isFormerList(name)) {
    return t({
      message: `${language}, former list`,
      comment:
        'Words that rounds of the past had, and that are no choice any more. {language}: its own name, as Deutsch',
    });
  }
  if (!isShortList(name)) return language;
  return t({
    message: `${language}, 200 most used`,
    comment: 'A choice of words: the 200 that are used most. {language}: its own name, as Deutsch',
  });
}

const RIGHT_TO_LEFT = /^[\u0590-\u08ff]/;

/** A text that is read from right to left, so that what stands beside it keeps its place; any other one as it is. */
function isolated(text: string): string {
  return RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
}

/** What the language of a list is called in English and in the language of the page: `german`, `allemand`. */
export function languagesOfWords(name: string): readonly string[] {
  return [languageInEnglish(name), languageNameIn(languageOf(name) ?? OWN_LANGUAGE, i18n.locale)];
}

/** The language that the label of a choice of words is in, as a BCP 47 tag; undefined for that of the page. */
export function wordsLabelLanguage(name: string): string | undefined {
  // That of a short list is in the language of the page, but for one word.
  return name === CUSTOM_TEXT || isShortList(name) ? undefined : (languageOf(name) ?? OWN_LANGUAGE);
}

/** A kind of round, or without its list of words where that is null: what kinds with different words have in common. */
export type KindOfAnyWords = Omit<RoundKind, 'wordList'> & { readonly wordList: string | null };

/** What words a kind of round has: `Français · capitals`, `practice en, e␣`; '' for the standard words. */
export function wordsOfKind({ wordList, capitals, numbers, practice, lesson }: KindOfAnyWords): string {
  return [
    wordList !== null && wordList !== STANDARD_WORD_LIST && wordsLabel(wordList),
    capitals &&
      t({ message: 'capitals', comment: 'In a list of what a round is: words with capital letters' }),
    numbers && t({ message: 'numbers', comment: 'In a list of what a round is: numbers among the words' }),
    practice && practiceText(practice),
    lesson &&
      t({ message: 'lesson', comment: 'In a list of what a round is: a lesson of a course in typing' }),
  ]
    .filter((fact) => typeof fact === 'string')
    .map((fact, _, { length }) => (length > 1 ? isolated(fact) : fact))
    .join(' · ');
}

function practiceText(practice: readonly string[]): string {
  const pairs = practice.map((item) => item.replace(' ', '␣')).join(', ');
  return t({
    message: `practice ${pairs}`,
    comment: 'In a list of what a round is: practice (a noun) of these pairs of keys and single keys',
  });
}
