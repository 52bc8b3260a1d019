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

type ByUse = readonly [language: string, lang: string, former?: string];

/**
 * The languages with lists of words by use, sorted by their own names: the beginning of the list's name, the tag, and the
 * latest version of the list before. `czech-common-1` has all the words of assets/words/czech-common.json, `czech-200-1`
 * those that are used most; `czech-2` is in assets/words/czech.json.
 */
const BY_USE = [
  ['czech', 'cs', 'czech-2'],
  ['danish', 'da', 'danish-1'],
  ['german', 'de', 'german-2'],
  ['spanish', 'es', 'spanish-2'],
  ['french', 'fr', 'french-2'],
  ['italian', 'it', 'italian-2'],
  ['dutch', 'nl', 'dutch-1'],
  ['norwegian', 'nb', 'norwegian-1'],
  ['polish', 'pl', 'polish-2'],
  ['portuguese', 'pt-BR', 'portuguese-2'],
  ['finnish', 'fi', 'finnish-1'],
  ['swedish', 'sv', 'swedish-1'],
  ['turkish', 'tr', 'turkish-2'],
  ['greek', 'el', 'greek-2'],
  ['bulgarian', 'bg', 'bulgarian-3'],
  ['russian', 'ru', 'russian-3'],
  ['ukrainian', 'uk', 'ukrainian-2'],
] as const satisfies readonly ByUse[];
const LANGUAGES: readonly ByUse[] = BY_USE;

/** The languages of all lists but the English ones, as BCP 47 tags. */
export type ListLanguage = (typeof BY_USE)[number][1];

/** All choices, in the order in which they are offered: English, the other languages, their most used words, the player's custom text. */
export const WORDS_CHOICES: readonly WordsChoice[] = [
  { name: STANDARD_WORD_LIST },
  { name: 'english-200-1' },
  { name: 'english-10000-1' },
  ...LANGUAGES.map(([language, lang, former]) => ({ name: `${language}-common-1`, lang, former })),
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
