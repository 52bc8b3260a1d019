import { atom } from 'jotai';
import { type Options, STANDARD_OPTIONS } from '../../core/options/options';

/** Where the options are kept, as JSON with a version. */
export const OPTIONS_KEY = 'options';

/** Options that have been read, and the text in which they were kept. */
export interface ReadOptions {
  readonly text: string;
  readonly options: Options;
}

/** What the player has chosen for the rounds to come. Written by state/options/chooseOptionsAtoms, and when a visit begins. */
export const optionsAtom = atom(STANDARD_OPTIONS);

/** The kept text that the options are known from; null before, and where none could be read. */
export const optionsTextAtom = atom<string | null>(null);
