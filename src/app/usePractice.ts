import { useStore } from 'jotai';
import { useEffect } from 'react';
import { WORK_MS, whenIdle } from '../platform/page/idle';
import { lastKeyAtAtom } from '../state/round/roundAtoms';
import { followPractice } from './followPractice';

/** Follows practice and the figures of the pairs, from the first idle moment on: the words come first. */
export function usePractice(): void {
  const store = useStore();
  useEffect(() => {
    let stop = whenIdle(
      WORK_MS,
      () => store.get(lastKeyAtAtom),
      () => {
        stop = followPractice(store);
      },
    );
    return () => stop();
  }, [store]);
}
