import { atom } from 'jotai';
import { wantedOf } from '../../core/practice/wantedPairs';
import type { RoundSetup } from '../../core/round/roundSetup';
import type { WordsSource } from '../../core/words/setup';

/** Rounds of practice come in sets of so many. After each, a usual round tells what it gave. */
export const ROUNDS_OF_SET = 5;

/** What is practised instead of the chosen words. */
export interface Practice {
  /** The wanted pairs and keys in the order in which they were asked for: core/practice/wantedPairs. */
  readonly wanted: readonly string[];
  readonly words: WordsSource;
  /** Whether there are so few words with these pairs that others stand among them. */
  readonly isShort: boolean;
  /** How many rounds of it have been finished. */
  readonly rounds: number;
}

/** The practice that the next rounds are of; null for rounds by the options. Written by state/practice/startPracticeAtoms. */
export const practiceAtom = atom<Practice | null>(null);

/** Whether the words of a round are those of this practice. */
export function isOfPractice({ settings }: RoundSetup, { wanted }: Practice): boolean {
  return settings.practice?.join('\n') === wantedOf(wanted).join('\n');
}

/** The results of so many usual rounds after practice say what it gave. */
export const ROUNDS_TOLD = 3;

/** A practice that has been finished. */
interface FinishedPractice {
  readonly practice: Practice;
  /** The number of the sitting at whose result that was. */
  readonly sitting: number;
  /** Those of the first usual rounds since, at most `ROUNDS_TOLD`. */
  readonly usualSittings: readonly number[];
}

/** The practice that was finished last; null before the first. Written by state/practice/startPracticeAtoms. */
export const finishedPracticeAtom = atom<FinishedPractice | null>(null);
