/* No messages here: what reads this outside of the build cannot compile them. */
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { wordsOfLanguage } from '../../core/language/pageLanguages';
import { type CUSTOM_TEXT, STANDARD_WORD_LIST } from '../../core/round/rules';
import { latestVersion, type WordsChoiceName } from '../../core/words/wordChoices';

/** The names of the lists of words: of a language, its name in that language. */
const LIST_NAMES: Readonly<Record<Exclude<WordsChoiceName, typeof CUSTOM_TEXT>, string>> = {
  [STANDARD_WORD_LIST]: 'English common',
  'english-200-1': 'English 200',
  'english-10000-1': 'English 10,000',
  'czech-2': 'Čeština',
  'danish-1': 'Dansk',
  'german-2': 'Deutsch',
  'spanish-2': 'Español',
  'french-2': 'Français',
  'italian-2': 'Italiano',
  'dutch-1': 'Nederlands',
  'norwegian-1': 'Norsk',
  'polish-2': 'Polski',
  'portuguese-2': 'Português',
  'finnish-1': 'Suomi',
  'swedish-1': 'Svenska',
  'turkish-2': 'Türkçe',
  'greek-2': 'Ελληνικά',
  'bulgarian-3': 'Български',
  'russian-3': 'Русский',
  'ukrainian-2': 'Українська',
};

/** What a list of words is called, in any version: `Français`. The name itself if this version does not know it. */
export function listName(name: string): string {
  return (LIST_NAMES as Readonly<Record<string, string>>)[latestVersion(name)] ?? name;
}

/** The name of a language of the page, given as a BCP 47 tag, in that language: `Deutsch`. */
export function languageName(tag: string): string {
  return tag === OWN_LANGUAGE ? 'English' : listName(wordsOfLanguage(tag) ?? tag);
}

/** What a language is called in another one, both given as BCP 47 tags: `Griechisch`. */
export function languageNameIn(tag: string, other: string): string {
  return new Intl.DisplayNames([other], { type: 'language' }).of(tag) ?? tag;
}
