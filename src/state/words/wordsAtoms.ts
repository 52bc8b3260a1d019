import { atom } from 'jotai';
import type { WordsSource } from '../../core/words/setup';

/** The source of the custom words that were last loaded; null for the standard words. */
export const wordsSourceAtom = atom<WordsSource | null>(null);

/** How many characters fit into a line of the board. */
export const columnsAtom = atom(0);
