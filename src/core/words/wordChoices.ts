import { CUSTOM_TEXT, STANDARD_WORD_LIST } from '../round/rules';
import { isVersionUpTo, withoutVersion } from './listVersions';

/** One choice of words in the options. */
interface WordsChoice {
  /** The name of the list in its latest version, or `CUSTOM_TEXT`. */
  readonly name: string;
  /** The words' language as a BCP 47 tag; '' if unknown, left out if it is English. */
  readonly lang?: string;
  /** The latest version of the list that was offered in its place before. */
  readonly former?: string | undefined;
}

type ByUse = readonly [language: string, lang: string, formerVersion?: number];

/**
 * The languages with lists of words by use, sorted by their own names: the beginning of the list's name, the tag, and the
 * latest version of the list before. `czech-common-1` has all the words of assets/words/czech-common.json, `czech-200-1`
 * those that are used most; `czech-2` is in assets/words/czech.json.
 */
const BY_USE = [
  ['afrikaans', 'af'],
  ['indonesian', 'id'],
  ['catalan', 'ca'],
  ['czech', 'cs', 2],
  ['danish', 'da', 1],
  ['german', 'de', 2],
  ['estonian', 'et'],
  ['spanish', 'es', 2],
  ['basque', 'eu'],
  ['french', 'fr', 2],
  ['galician', 'gl'],
  ['croatian', 'hr'],
  ['icelandic', 'is'],
  ['italian', 'it', 2],
  ['latvian', 'lv'],
  ['lithuanian', 'lt'],
  ['hungarian', 'hu'],
  ['dutch', 'nl', 1],
  ['norwegian', 'nb', 1],
  ['polish', 'pl', 2],
  ['portuguese', 'pt-BR', 2],
  ['romanian', 'ro'],
  ['slovak', 'sk'],
  ['slovenian', 'sl'],
  ['serbian-latin', 'sr-Latn'],
  ['finnish', 'fi', 1],
  ['swedish', 'sv', 1],
  ['turkish', 'tr', 2],
  ['greek', 'el', 2],
  ['belarusian', 'be'],
  ['bulgarian', 'bg', 3],
  ['macedonian', 'mk'],
  ['russian', 'ru', 3],
  ['serbian-cyrillic', 'sr-Cyrl'],
  ['ukrainian', 'uk', 2],
  ['hebrew', 'he'],
  ['arabic', 'ar'],
  ['persian', 'fa'],
  ['hindi', 'hi'],
  ['bengali', 'bn'],
  ['tamil', 'ta'],
  ['thai', 'th'],
  ['korean', 'ko'],
] as const satisfies readonly ByUse[];
const LANGUAGES: readonly ByUse[] = BY_USE;

/** Those whose words an input method composes. */
const COMPOSED_LANGUAGES: ReadonlySet<string> = new Set(['ko'] satisfies ListLanguage[]);

/** The languages of all lists but the English ones, as BCP 47 tags. */
export type ListLanguage = (typeof BY_USE)[number][1];

/** All choices, in the order in which they are offered: English, the other languages, their most used words, the player's custom text. */
export const WORDS_CHOICES: readonly WordsChoice[] = [
  { name: STANDARD_WORD_LIST },
  { name: 'english-200-1' },
  { name: 'english-10000-1' },
  ...LANGUAGES.map(([language, lang, version]) => ({
    name: `${language}-common-1`,
    lang,
    former: version && `${language}-${version}`,
  })),
  ...LANGUAGES.map(([language, lang]) => ({ name: `${language}-200-1`, lang })),
  { name: CUSTOM_TEXT, lang: '' },
];

/** Each choice by its name and that of the list before, both without version, with the latest version of these. */
const BY_NAME = new Map(
  WORDS_CHOICES.flatMap((choice) =>
    [choice.name, choice.former ?? choice.name].map(
      (latest) => [withoutVersion(latest), { choice, latest }] as const,
    ),
  ),
);

/** Whether this is the name of a list, in any version, offered or not, or `CUSTOM_TEXT`. */
export function isWordsChoice(name: string): boolean {
  return choiceOf(name) !== undefined;
}

/** Whether a list, in any version, is one that was offered before the lists by use. */
export function isFormerList(name: string): boolean {
  const choice = choiceOf(name);
  return choice !== undefined && withoutVersion(choice.name) !== withoutVersion(name);
}

/** Whether a list has only those words of its language that are used most. */
export function isShortList(name: string): boolean {
  return languageOf(name) !== undefined && withoutVersion(name).endsWith('-200');
}

/** The usual list of words in a language, given as a BCP 47 tag, in its latest version; null for English, and where there is none. */
export function usualList(lang: string): string | null {
  return WORDS_CHOICES.find((choice) => choice.lang === lang)?.name ?? null;
}

/** The name of the list that is offered in place of one, which is its latest version or came after it; of an unknown one, its own. */
export function offeredList(name: string): string {
  return choiceOf(name)?.name ?? name;
}

/** Whether an input method composes the words of a list, by its name: of a custom text that tells nothing (./composed). */
export function isComposedList(name: string): boolean {
  return COMPOSED_LANGUAGES.has(languageOf(name) ?? '');
}

/** The `lang` of a list's words, as in `WordsChoice`. */
export function languageOf(wordList: string): string | undefined {
  return choiceOf(wordList)?.lang;
}

/** The English name of a list's language: `german`; with what sets a large list apart, `english-10000`. */
export function languageInEnglish(wordList: string): string {
  return withoutVersion(wordList).replace(/-(common|200)$/, '');
}

function choiceOf(words: string): WordsChoice | undefined {
  const known = BY_NAME.get(withoutVersion(words));
  return known && (words === known.latest || isVersionUpTo(known.latest, words)) ? known.choice : undefined;
}
