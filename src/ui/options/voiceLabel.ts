import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { languageIn, regionIn } from '../../core/speech/languageTag';
import type { VoiceFacts } from '../../core/speech/voiceOrder';

/** By language of the page and type. */
const displayNames = new Map<string, Intl.DisplayNames>();

/** What a voice is called: `Amy (United Kingdom)`, `English (America)`, `Cloud (sends the words to its provider)`. */
export function voiceLabel({ name, lang, isLocal }: VoiceFacts): string {
  const details = [regionToName(name, lang), !isLocal && remoteText()].filter(Boolean);
  return details.length === 0 ? name : `${name} (${details.join('; ')})`;
}

function remoteText(): string {
  return t({
    message: 'sends the words to its provider',
    comment: 'Of a voice that speaks by way of the internet, in brackets after its name',
  });
}

/** The region of a voice whose name does not have one; '' if there is none to name. */
function regionToName(name: string, lang: string): string {
  const code = regionIn(lang);
  if (!code) return '';
  // A voice may be named in English, whatever the language of the page is.
  const isNamed = [i18n.locale, 'en'].some((locale) => namesRegion(name, lang, code, locale));
  return isNamed || new RegExp(`\\b${code}\\b`).test(name) ? '' : displayName(code, 'region', i18n.locale);
}

/** Whether a voice's name has its region, in words of this locale. */
function namesRegion(name: string, lang: string, code: string, locale: string): boolean {
  // As espeak has it: `English (America)`.
  return (
    name.includes(displayName(code, 'region', locale)) || name.startsWith(`${languageNameIn(lang, locale)} (`)
  );
}

function languageNameIn(lang: string, locale: string): string {
  try {
    return displayName(languageIn(lang), 'language', locale);
  } catch {
    // Not a language.
    return '';
  }
}

function displayName(code: string, type: 'region' | 'language', locale: string): string {
  const key = `${locale} ${type}`;
  const names = displayNames.get(key) ?? new Intl.DisplayNames(locale, { type });
  displayNames.set(key, names);
  return names.of(code) ?? code;
}
