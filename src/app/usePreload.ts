import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { Phase } from '../core/round/round';
import { WORK_MS, whenIdle } from '../platform/page/idle';
import { lastKeyAtAtom, phaseAtom } from '../state/round/roundAtoms';
import { dialogs, insights } from './parts';

/** What is preloaded in each phase: the insights while the first round runs, the dialogs after it. */
const PARTS: Record<Phase, readonly { preload(): void }[]> = {
  start: [],
  run: [insights],
  finish: Object.values(dialogs),
};

/** Loads parts in idle moments, before they are asked for. */
export function usePreload(): void {
  const store = useStore();
  useEffect(() => {
    let stopWaiting = (): void => {};
    const preload = (): void => {
      stopWaiting();
      const parts = PARTS[store.get(phaseAtom)];
      if (parts.length === 0) return;
      stopWaiting = whenIdle(
        WORK_MS,
        () => store.get(lastKeyAtAtom),
        () => {
          for (const part of parts) part.preload();
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
