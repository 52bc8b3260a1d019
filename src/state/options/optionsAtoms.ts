import { atom } from 'jotai';
import { STANDARD_OPTIONS } from '../../core/options/options';

/**
 * The player's options for the next rounds. Written by state/options/chooseOptionsAtoms and at the start of a visit.
 */
export const optionsAtom = atom(STANDARD_OPTIONS);

/** The stored text that the options were last read from or written as; null if there is none. */
export const savedOptionsTextAtom = atom<string | null>(null);
