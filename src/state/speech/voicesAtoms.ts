import { atom } from 'jotai';
import { type Voice, watchVoices } from '../../platform/speech/voices';

export type { Voice } from '../../platform/speech/voices';

const listAtom = atom<readonly Voice[]>([]);
listAtom.onMount = (setVoices) => watchVoices(setVoices);

/** The voices of this browser: none until it has found some. */
export const voicesAtom = atom((get) => get(listAtom));

/** A request for a sample of the voice, until it is answered: some of the words on the board, said as ones of this language. */
export const speechSampleAtom = atom<{ readonly lang: string } | null>(null);
