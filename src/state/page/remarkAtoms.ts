import { atom } from 'jotai';

/** A sentence announced with the result after its figures, such as how a race has ended; '' for none. */
export const resultRemarkAtom = atom('');
