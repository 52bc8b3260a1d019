import { atom } from 'jotai';
import type { Letters } from '../../core/options/letters';
import { STANDARD_OPTIONS } from '../../core/options/options';

/**
 * The player's options for the next rounds. Written by state/next/chooseOptionsAtoms and at the start of a visit.
 */
export const optionsAtom = atom(STANDARD_OPTIONS);

/** The stored text that the options were last read from or written as; null if there is none. */
export const savedOptionsTextAtom = atom<string | null>(null);

/** The letters that the page was last set in; null until that is done: it opens in those of the last visit. */
export const shownLettersAtom = atom<Letters | null>(null);
