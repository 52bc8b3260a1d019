import { i18n } from '@lingui/core';
import { synonymId } from '../../../core/language/synonymId';

/**
 * What people call a command in the language of the page, besides its label and its English: of `locales/synonyms/`, by the
 * id of a command or the name of an option. Empty in English, and where there are none.
 */
export function synonymsOf(of: string): readonly string[] {
  const words = i18n.messages[synonymId(of)];
  return typeof words === 'string' ? words.split(', ') : [];
}
