import { i18n } from '@lingui/core';

/** A text with a capital letter at its start, as the page's language has it. */
export function capitalised(text: string): string {
  return text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(i18n.locale));
}
