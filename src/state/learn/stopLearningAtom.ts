import { atom } from 'jotai';
import { restartAtom } from '../next/restartAtom';
import { latestAtom } from '../page/latestAtom';
import { learningAtom } from '../round/learningAtom';

/** What was asked of the course last: what is loaded for an earlier request may take longer. */
export const latestCourseAtom = latestAtom<unknown>();

/** Ends learning: restarts with what was chosen before. @param at the press's own time stamp, in ms */
export const stopLearningAtom = atom(null, (_get, set, at: number) => {
  set(latestCourseAtom, null);
  set(learningAtom, null);
  set(restartAtom, at);
});
