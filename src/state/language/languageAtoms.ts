import { atom } from 'jotai';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { activateMessages, hasMessages, isLanguage, loadMessages } from '../../platform/language/catalogues';
import { withTimeout } from '../../platform/page/withTimeout';
import { optionsAtom } from '../options/optionsAtoms';
import { notifyAtom, withdrawNoticeAtom } from '../page/noticeAtoms';

/** The language that the page is in, as a BCP 47 tag. Whoever shows a message reads it, or is below one who does. */
export const languageAtom = atom(OWN_LANGUAGE);

/** The title that the host has given to the page, in English. */
export const ownTitleAtom = atom('');

/** The language that is chosen, if the page has it; else its own. */
export const chosenLanguageAtom = atom((get) => {
  const { language = OWN_LANGUAGE } = get(optionsAtom);
  return isLanguage(language) ? language : OWN_LANGUAGE;
});

/** Puts the page into the chosen language, if its messages are loaded. */
export const showLoadedLanguageAtom = atom(null, (get, set) => {
  const language = get(chosenLanguageAtom);
  if (!hasMessages(language)) return;
  set(withdrawNoticeAtom, 'languageMissing');
  if (language === get(languageAtom)) return;
  activateMessages(language);
  set(languageAtom, language);
});

/**
 * Puts the page into the chosen language once its messages are loaded. A notice says that they could not be loaded, until
 * they have come or another language is chosen; to be called again then.
 */
export const showChosenLanguageAtom = atom(null, async (get, set): Promise<void> => {
  const language = get(chosenLanguageAtom);
  try {
    await withTimeout(loadMessages(language));
  } catch {
    if (get(chosenLanguageAtom) === language) set(notifyAtom, 'languageMissing');
  }
  set(showLoadedLanguageAtom);
});
