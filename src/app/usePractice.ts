import { useStore } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '../platform/page/idle';
import { lastKeyAtAtom } from '../state/round/roundAtoms';
import { followPractice } from './followPractice';

/** Idle time that reading the figures of the pairs needs, also on a slow processor. */
const IDLE_MS = 25;

/** Follows practice and the figures of the pairs, from the first idle moment on: the words come first. */
export function usePractice(): void {
  const store = useStore();
  useEffect(() => {
    let stop = whenIdle(
      IDLE_MS,
      () => store.get(lastKeyAtAtom),
      () => {
        stop = followPractice(store);
      },
    );
    return () => stop();
  }, [store]);
}
