import { i18n } from '@lingui/core';

/** A text with a capital letter at its start, as the page's language has it. */
export function capitalised(text: string): string {
  // Greek capitals lose their accents, but not at the start of a word.
  const locale = i18n.locale === 'el' ? 'en' : i18n.locale;
  return text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(locale));
}
