import { atom } from 'jotai';
import type { Letters } from '../../core/options/letters';

/** The letters that the page was last set in; null until that is done: it opens in those of the last visit. */
export const shownLettersAtom = atom<Letters | null>(null);
