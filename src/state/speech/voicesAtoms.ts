import { atom } from 'jotai';
import { isOfLanguage } from '../../core/speech/languageTag';
import { likeliestVoices, listedVoices } from '../../core/speech/voiceOrder';
import { languageOf } from '../../core/words/wordChoices';
import { preferredLanguage } from '../../platform/page/language';
import { type Voice, watchVoices } from '../../platform/speech/voices';
import { optionsAtom } from '../options/optionsAtoms';

/** So many voices are offered at first: a desktop may have hundreds of one language. */
const FEW_VOICES = 12;

/** The browser's voices; null while they may still be loading. */
const listAtom = atom<readonly Voice[] | null>(null);
listAtom.onMount = (setVoices) => watchVoices(setVoices);

/** The language of the chosen words as a BCP 47 tag; '' for a custom text, whose language is not known. */
export const wordsLanguageAtom = atom((get) => languageOf(get(optionsAtom).words) ?? 'en');

/** The browser's voices for the chosen words, in the browser's order. Not of all options: there may be thousands. */
const speakersAtom = atom((get): readonly Voice[] => {
  const lang = get(wordsLanguageAtom);
  const all = get(listAtom) ?? [];
  return all.filter((one) => lang === '' || isOfLanguage(one.lang, lang));
});

/** How many voices there are for the chosen words: none until the browser has found some. */
export const voiceCountAtom = atom((get) => get(speakersAtom).length);

/** Whether it is known that no voice of the browser can say the chosen words. */
export const isVoiceMissingAtom = atom((get) => get(listAtom) !== null && get(voiceCountAtom) === 0);

/** All of them, as they are listed. */
export const allVoicesAtom = atom((get): readonly Voice[] => listedVoices(get(speakersAtom)));

const chosenVoiceAtom = atom((get) => get(optionsAtom).voice);

/** The likeliest of them to be wanted, at most a dozen, and the chosen one, as they are listed. */
export const fewVoicesAtom = atom((get): readonly Voice[] => {
  const speakers = get(speakersAtom);
  const own = preferredLanguage();
  const few = likeliestVoices(speakers, get(wordsLanguageAtom) || own, own, FEW_VOICES);
  const voice = get(chosenVoiceAtom);
  const chosen = speakers.filter((one) => one.uri === voice && !few.includes(one)).slice(0, 1);
  return listedVoices([...few, ...chosen]);
});

/** A request for a sample of the voice, until it is answered: some of the words on the board, said as ones of this language. */
export const speechSampleAtom = atom<{ readonly lang: string } | null>(null);
