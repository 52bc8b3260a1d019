import { i18n } from '@lingui/core';
import { OWN_LANGUAGE } from '../../../core/language/ownLanguage';

/** What `write` gives in English, the catalogue that is always loaded, whatever the language of the page. */
export function inEnglish<Written>(write: () => Written): Written {
  const { locale } = i18n;
  i18n.activate(OWN_LANGUAGE);
  try {
    return write();
  } finally {
    i18n.activate(locale);
  }
}
