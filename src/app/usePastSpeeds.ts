import { useStore } from 'jotai';
import { useEffect } from 'react';
import { WORK_MS, whenIdle } from '../platform/page/idle';
import {
  addUnsavedSpeedsAtom,
  followPastSpeedsAtom,
  readPastSpeedsAtom,
} from '../state/history/pastSpeedsAtoms';
import { unsavedRoundsAtom } from '../state/history/unsavedRoundAtoms';
import { lastKeyAtAtom, phaseAtom } from '../state/round/roundAtoms';

/** Keeps the speeds of past rounds up to date, from the first idle moment on: the words come first. */
export function usePastSpeeds(): void {
  const store = useStore();
  useEffect(() => {
    const follow = (): (() => void) => {
      const stops = [
        store.set(followPastSpeedsAtom),
        store.sub(phaseAtom, () => void store.set(readPastSpeedsAtom)),
        store.sub(unsavedRoundsAtom, () => store.set(addUnsavedSpeedsAtom)),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    };
    let stop = whenIdle(
      WORK_MS,
      () => store.get(lastKeyAtAtom),
      () => {
        stop = follow();
      },
    );
    return () => stop();
  }, [store]);
}
