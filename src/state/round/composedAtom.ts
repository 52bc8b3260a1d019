import { atom } from 'jotai';

/** What an input method is composing in the typing field, and has not committed yet; '' for nothing. */
export const composedAtom = atom('');
