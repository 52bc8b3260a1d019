import { atom } from 'jotai';
import { setupAtom } from '../round/roundAtoms';

/** Whether words can be said: app/sayWords is there, and no voice has failed to answer it. Written by it alone. */
export const isSpeechReadyAtom = atom(false);

/** Whether the round is one by ear, which it stays whatever is chosen while it runs. */
export const isByEarAtom = atom((get) => get(setupAtom).settings.byEar === true);

/** Whether the page says the words itself. Screen readers then need not, and nothing is said twice. */
export const isSayingWordsAtom = atom((get) => get(isByEarAtom) && get(isSpeechReadyAtom));
