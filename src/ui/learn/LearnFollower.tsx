import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect } from 'react';
import { savedRoundsAtom } from '../../state/history/pastRoundsAtoms';
import { courseNowAtom } from '../../state/learn/courseAtoms';
import { readLearnedRoundsAtom } from '../../state/learn/learnedRoundAtoms';
import { learningChoiceAtom } from '../../state/learn/learningChoiceAtoms';
import { requestLearnAtom } from '../../state/learn/learnRequestAtoms';
import { lessonListAtom } from '../../state/learn/lessonWordsAtoms';
import { followLessonListAtom, startLearningAtom } from '../../state/learn/startLearningAtoms';
import { applyOptionsAtom } from '../../state/next/applyOptionsAtom';
import { followAtoms } from '../../state/page/followAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import { RestHint } from './RestHint';

/** Meets requests for a lesson, and keeps the course up to date while there are lessons. */
export function LearnFollower() {
  const store = useStore();
  const request = useAtomValue(requestLearnAtom);
  const withdraw = useSetAtom(requestLearnAtom);
  const start = useSetAtom(startLearningAtom);
  useEffect(() => {
    if (!request) return;
    withdraw(null);
    void start(request);
  }, [request, withdraw, start]);
  useEffect(() => {
    const followList = (): void => void store.set(followLessonListAtom);
    const applyChoice = (): void => store.set(applyOptionsAtom);
    // Rounds may have been imported or deleted, in any tab. Nothing takes processor time while a round runs.
    const readRounds = (): void => {
      if (store.get(phaseAtom) !== 'run') void store.set(readLearnedRoundsAtom);
    };
    return followAtoms(store, [
      { when: [lessonListAtom], run: followList },
      { when: [learningChoiceAtom, courseNowAtom], run: applyChoice },
      { when: [savedRoundsAtom, phaseAtom], run: readRounds },
    ]);
  }, [store]);
  return <RestHint />;
}
