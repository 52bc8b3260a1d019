import { atom } from 'jotai';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { likedLanguage } from '../../core/language/pageLanguages';
import { usualList } from '../../core/words/wordChoices';
import { isLanguage, loadTranslator } from '../../platform/language/catalogues';
import { preferredLanguages } from '../../platform/page/language';
import { chooseOptionsAtom } from '../next/chooseOptionsAtoms';
import { optionsAtom } from '../options/optionsAtoms';
import { phaseAtom } from '../round/roundAtoms';

/** The language of the page that the browser prefers; null if there is none, and until it has been asked. */
const likedAtom = atom<string | null>(null);

/** The language in which the page is offered, until one is chosen: between rounds only; null for none. */
const offeredLanguageAtom = atom((get) => {
  const liked = get(likedAtom);
  if (liked === null || liked === OWN_LANGUAGE || !isLanguage(liked)) return null;
  return get(optionsAtom).language === undefined && get(phaseAtom) === 'start' ? liked : null;
});

type Translator = Awaited<ReturnType<typeof loadTranslator>>;
const loadedAtom = atom<Translator | null>(null);

/** Gives the messages of the offer in the offered language; null until they are loaded, and while nothing is offered. */
export const offerTranslatorAtom = atom((get) => {
  const translator = get(loadedAtom);
  return translator?.locale === get(offeredLanguageAtom) ? translator : null;
});

/** Loads the messages of the offer, if there is to be one. Where they do not come, nothing is offered. */
export const loadOfferAtom = atom(null, async (get, set): Promise<void> => {
  set(likedAtom, likedLanguage(preferredLanguages()));
  const language = get(offeredLanguageAtom);
  if (language === null || get(loadedAtom)?.locale === language) return;
  try {
    set(loadedAtom, await loadTranslator(language));
  } catch {
    // The next round tries again.
  }
});

/** Answers the offer: the page, the page and the words, or neither in that language. */
export const answerOfferAtom = atom(null, (get, set, answer: 'page' | 'pageAndWords' | 'no') => {
  const language = get(offeredLanguageAtom);
  if (language === null) return;
  const words = answer === 'pageAndWords' && usualList(language);
  set(chooseOptionsAtom, { language: answer === 'no' ? OWN_LANGUAGE : language, ...(words && { words }) });
});
