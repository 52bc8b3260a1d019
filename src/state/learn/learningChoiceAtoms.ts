import { atom } from 'jotai';
import {
  LEARNING_KEY,
  type LearningChoice,
  savedLearning,
  saveLearning,
} from '../../platform/learn/savedLearning';
import { noteSavedAtom } from '../page/noticeAtoms';

const chosenAtom = atom<LearningChoice | null>(null);

/** What is chosen about lessons: as saved, until it is changed in this visit. */
export const learningChoiceAtom = atom((get): LearningChoice => get(chosenAtom) ?? savedLearning());

/** Changes some of it, and saves that. */
export const chooseLearningAtom = atom(null, (get, set, change: Partial<LearningChoice>) => {
  const choice = { ...get(learningChoiceAtom), ...change };
  set(chosenAtom, choice);
  set(noteSavedAtom, LEARNING_KEY, saveLearning(choice));
});
