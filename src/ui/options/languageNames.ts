/* No messages here: what reads this outside of the build cannot compile them. */
import type { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { STANDARD_WORD_LIST } from '../../core/round/rules';
import { type ListLanguage, languageOf } from '../../core/words/wordChoices';

/** The languages of the page and of words, by their own names. */
const LANGUAGE_NAMES: Readonly<Record<typeof OWN_LANGUAGE | ListLanguage, string>> = {
  en: 'English',
  af: 'Afrikaans',
  id: 'Bahasa Indonesia',
  ca: 'Català',
  cs: 'Čeština',
  da: 'Dansk',
  de: 'Deutsch',
  et: 'Eesti',
  es: 'Español',
  eu: 'Euskara',
  fr: 'Français',
  gl: 'Galego',
  hr: 'Hrvatski',
  is: 'Íslenska',
  it: 'Italiano',
  lv: 'Latviešu',
  lt: 'Lietuvių',
  hu: 'Magyar',
  nl: 'Nederlands',
  nb: 'Norsk',
  pl: 'Polski',
  'pt-BR': 'Português',
  ro: 'Română',
  sk: 'Slovenčina',
  sl: 'Slovenščina',
  'sr-Latn': 'Srpski',
  fi: 'Suomi',
  sv: 'Svenska',
  tr: 'Türkçe',
  el: 'Ελληνικά',
  be: 'Беларуская',
  bg: 'Български',
  mk: 'Македонски',
  ru: 'Русский',
  'sr-Cyrl': 'Српски',
  uk: 'Українська',
  he: 'עברית',
  ar: 'العربية',
  fa: 'فارسی',
  hi: 'हिन्दी',
  bn: 'বাংলা',
  ta: 'தமிழ்',
  th: 'ไทย',
  ko: '한국어',
};

/** The names of the English lists, which are called so in all languages. */
const ENGLISH_NAMES: Readonly<Record<string, string>> = {
  [STANDARD_WORD_LIST]: 'English common',
  'english-200-1': 'English 200',
  'english-10000-1': 'English 10,000',
};

/** What an English list is called; of another one the name of its language, and its own name if this version does not know it. */
export function listName(name: string): string {
  return ENGLISH_NAMES[name] ?? languageName(languageOf(name) ?? name);
}

/** The name of a language, given as a BCP 47 tag, in that language: `Deutsch`. An unknown tag is its own name. */
export function languageName(tag: string): string {
  return (LANGUAGE_NAMES as Readonly<Record<string, string>>)[tag] ?? tag;
}

/** A formatter takes long to make, and a search asks for all names at each key. */
const formatters = new Map<string, Intl.DisplayNames>();

/** What a language is called in another one, both given as BCP 47 tags: `Griechisch`. */
export function languageNameIn(tag: string, other: string): string {
  const formatter = formatters.get(other) ?? new Intl.DisplayNames([other], { type: 'language' });
  formatters.set(other, formatter);
  return formatter.of(tag) ?? tag;
}
