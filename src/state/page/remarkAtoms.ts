import { atom } from 'jotai';

/** A sentence that is said with the result besides its figures, by whoever knows one: how a race has ended; '' for none. */
export const resultRemarkAtom = atom('');
