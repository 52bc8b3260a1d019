import { useStore } from 'jotai';
import { useEffect } from 'react';
import { whenIdle } from '../platform/page/idle';
import { lastKeyAtAtom, phaseAtom } from '../state/round/roundAtoms';
import { insights } from './parts';

/** Idle time that compiling a part needs, also on a slow processor. */
const IDLE_MS = 25;

/** Loads what follows a result while the first round runs, in an idle moment. */
export function usePreload(): void {
  const store = useStore();
  useEffect(() => {
    let stopWaiting = (): void => {};
    const preload = (): void => {
      if (store.get(phaseAtom) !== 'run') return;
      stopWaiting();
      stopWaiting = whenIdle(
        IDLE_MS,
        () => store.get(lastKeyAtAtom),
        () => {
          // If it fails, the result tries again, and tells.
          insights.load().catch(() => {});
        },
      );
    };
    preload();
    const stopFollowing = store.sub(phaseAtom, preload);
    return () => {
      stopFollowing();
      stopWaiting();
    };
  }, [store]);
}
