import { languageIn } from '../speech/languageTag';
import { OWN_LANGUAGE } from './ownLanguage';

/** The languages of the page, as BCP 47 tags: its own one, the others sorted by their own names. */
export const PAGE_LANGUAGES: readonly string[] = [
  OWN_LANGUAGE,
  ...[
    'cs',
    'da',
    'de',
    'es',
    'fr',
    'it',
    'nl',
    'nb',
    'pl',
    'pt-BR',
    'fi',
    'sv',
    'tr',
    'el',
    'bg',
    'ru',
    'uk',
  ],
];

/** The language of the page that fits a tag of any form; null if there is none: `de` for `de-AT`, `nb` for `no`. */
function pageLanguageOf(tag: string): string | null {
  return PAGE_LANGUAGES.find((language) => languageIn(language) === languageIn(tag)) ?? null;
}

/** The language of the page that a person likes best, of those whom they read, the best first; null if there is none. */
export function likedLanguage(tags: readonly string[]): string | null {
  return tags.map(pageLanguageOf).find((language) => language !== null) ?? null;
}

/** Whether a language is written from right to left. None of the page's is, but for one that tests add. */
export function isRightToLeft(language: string): boolean {
  return language.startsWith('ar');
}
