import { atom } from 'jotai';
import type { WordsSource } from '../../core/words/setup';
import { setupAtom } from './roundAtoms';
import { sittingAtom } from './sittingAtoms';

/** Lessons instead of rounds by the options. */
export interface Learning {
  readonly words: WordsSource;
}

/** Set while the next rounds are lessons; null for rounds by the options. Written by state/learn/startLearningAtoms. */
export const learningAtom = atom<Learning | null>(null);

/** Whether the current round is a lesson of the course that is under way; not one that is raced, or from a link. */
export const isLessonAtom = atom(
  (get) =>
    get(learningAtom) !== null &&
    get(setupAtom).settings.lesson !== undefined &&
    get(sittingAtom).origin.from === 'usual',
);
