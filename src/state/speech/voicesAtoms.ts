import { atom } from 'jotai';
import { type Voice, watchVoices } from '../../platform/speech/voices';

export { isOfLanguage, type Voice } from '../../platform/speech/voices';

const listAtom = atom<readonly Voice[]>([]);
listAtom.onMount = (setVoices) => watchVoices(setVoices);

/** The voices of this browser: none until it has found some. */
export const voicesAtom = atom((get) => get(listAtom));

const sampleRequestsAtom = atom(0);

/** How often a sample of the voice was asked for. */
export const speechSampleRequestsAtom = atom((get) => get(sampleRequestsAtom));

/** Asks for a sample of the voice: some of the words that are shown. */
export const requestSpeechSampleAtom = atom(null, (get, set) => {
  set(sampleRequestsAtom, get(sampleRequestsAtom) + 1);
});
