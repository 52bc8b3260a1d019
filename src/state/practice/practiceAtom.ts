import { atom } from 'jotai';
import type { WordsSource } from '../words/wordsAtoms';

/** What is practised instead of the chosen words. */
export interface Practice {
  /** The wanted pairs and keys: core/practice/wantedPairs. */
  readonly wanted: readonly string[];
  readonly words: WordsSource;
  /** Whether batches have fewer of these pairs than a quarter, or one of them less than twice: the list has no such words. */
  readonly isShort: boolean;
  /** How many rounds of this practice have been finished. */
  readonly rounds: number;
}

/** The practice that the next rounds are of; null for rounds by the options. Written by state/practice/startPracticeAtoms. */
export const practiceAtom = atom<Practice | null>(null);
