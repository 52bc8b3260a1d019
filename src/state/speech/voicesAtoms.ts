import { atom } from 'jotai';
import { isOfLanguage } from '../../core/speech/languageTag';
import { likeliestVoices, listedVoices } from '../../core/speech/voiceOrder';
import { languageOf } from '../../core/words/wordChoices';
import { preferredLanguage } from '../../platform/page/language';
import { type Voice, watchVoices } from '../../platform/speech/voices';
import { optionsAtom } from '../options/optionsAtoms';

/** So many voices are offered at first: a desktop may have hundreds of one language. */
const FEW_VOICES = 12;

const listAtom = atom<readonly Voice[]>([]);
listAtom.onMount = (setVoices) => watchVoices(setVoices);

/** The language of the chosen words as a BCP 47 tag; '' for a custom text, whose language is not known. */
export const wordsLanguageAtom = atom((get) => languageOf(get(optionsAtom).words) ?? 'en');

/** The browser's voices for the chosen words, as they are listed: none until it has found some. */
export const voicesOfWordsAtom = atom((get): readonly Voice[] => {
  const lang = get(wordsLanguageAtom);
  return listedVoices(get(listAtom).filter((one) => lang === '' || isOfLanguage(one.lang, lang)));
});

/** The likeliest of them to be wanted, at most a dozen, and the chosen one. */
export const fewVoicesAtom = atom((get): readonly Voice[] => {
  const all = get(voicesOfWordsAtom);
  const own = preferredLanguage();
  const few = likeliestVoices(all, get(wordsLanguageAtom) || own, own).slice(0, FEW_VOICES);
  const { voice } = get(optionsAtom);
  const chosen = all.filter((one) => one.uri === voice && !few.includes(one)).slice(0, 1);
  return listedVoices([...few, ...chosen]);
});

/** A request for a sample of the voice, until it is answered: some of the words on the board, said as ones of this language. */
export const speechSampleAtom = atom<{ readonly lang: string } | null>(null);
