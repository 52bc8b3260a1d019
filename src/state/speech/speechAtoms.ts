import { atom } from 'jotai';
import { optionsAtom } from '../options/optionsAtoms';

/** Whether no voice has answered, so that the words cannot be said. Written by app/sayWords. */
export const isSpeechSilentAtom = atom(false);

/** Whether the page says the words itself. Screen readers then need not, and nothing is said twice. */
export const isSayingWordsAtom = atom((get) => get(optionsAtom).saysWords && !get(isSpeechSilentAtom));
