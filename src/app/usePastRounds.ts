import { useStore } from 'jotai';
import { useEffect } from 'react';
import { WORK_MS, whenIdle } from '../platform/page/idle';
import { followPastRoundsAtom, updatePastRoundsAtom } from '../state/history/pastRoundsAtoms';
import { lastKeyAtAtom, phaseAtom } from '../state/round/roundAtoms';

/** Keeps the past rounds up to date, from the first idle moment on: the words come first. */
export function usePastRounds(): void {
  const store = useStore();
  useEffect(() => {
    const follow = (): (() => void) => {
      const stops = [
        store.set(followPastRoundsAtom),
        store.sub(phaseAtom, () => void store.set(updatePastRoundsAtom)),
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
