import { atom } from 'jotai';
import type { RoundSetup } from '../../core/round/round';
import type { WordsSource } from '../words/wordsAtoms';

/** Rounds of practice come in sets of so many. After each, a usual round tells what it gave. */
export const ROUNDS_OF_SET = 5;

/** What is practised instead of the chosen words. */
export interface Practice {
  /** The wanted pairs and keys: core/practice/wantedPairs. */
  readonly wanted: readonly string[];
  readonly words: WordsSource;
  /** Whether there are so few words with these pairs that others stand among them. */
  readonly isShort: boolean;
  /** How many rounds of it have been finished. */
  readonly rounds: number;
}

/** The practice that the next rounds are of; null for rounds by the options. Written by state/practice/startPracticeAtoms. */
export const practiceAtom = atom<Practice | null>(null);

/** The results of so many usual rounds after practice say what it gave. */
export const ROUNDS_TOLD = 3;

/** A practice that has been finished. */
interface FinishedPractice {
  readonly practice: Practice;
  /** Of the round at whose result that was. */
  readonly setup: RoundSetup;
  /** Of the first usual rounds since, at most `ROUNDS_TOLD`. */
  readonly usualSetups: readonly RoundSetup[];
}

/** The practice that was finished last; null before the first. Written by state/practice/startPracticeAtoms. */
export const finishedPracticeAtom = atom<FinishedPractice | null>(null);
