import { atom } from 'jotai';
import { restartAtom } from '../next/restartAtom';
import { learningAtom } from '../round/learningAtom';
import { latestCourseAtom } from './learnRequestAtoms';

/** Ends learning: restarts with what was chosen before. @param at the press's own time stamp, in ms */
export const stopLearningAtom = atom(null, (_get, set, at: number) => {
  set(latestCourseAtom, null);
  set(learningAtom, null);
  set(restartAtom, at);
});
