import type { createStore } from 'jotai';
import type { Phase } from '../core/round/round';
import { withdrawNoticeAtom } from '../state/page/noticeAtoms';
import { whenIdleAtom } from '../state/page/whenIdleAtom';
import { phaseAtom } from '../state/round/roundAtoms';
import { todayOfRoundAtom } from '../state/today/todayAtoms';
import { dialogs, insights, textOfRound } from './parts';

/** What is preloaded in each phase: what a result has while a round runs, the dialogs after the first. */
const PARTS: Record<Phase, readonly { preload(): Promise<boolean> }[]> = {
  start: [],
  run: [insights, textOfRound],
  finish: Object.values(dialogs),
};

/** Loads parts in idle moments, before they are asked for. Returns the undo. */
export function preloadParts(store: ReturnType<typeof createStore>): () => void {
  let stopWaiting = (): void => {};
  const preloadOne = async (part: { preload(): Promise<boolean> }): Promise<void> => {
    if (await part.preload()) store.set(withdrawNoticeAtom, 'partMissing', part);
  };
  const preload = (): void => {
    stopWaiting();
    const isToday = store.get(todayOfRoundAtom) !== null;
    const parts = PARTS[store.get(phaseAtom)].filter((part) => isToday || part !== textOfRound);
    if (parts.length === 0) return;
    stopWaiting = store.set(whenIdleAtom, () => {
      for (const part of parts) void preloadOne(part);
    });
  };
  preload();
  const stopFollowing = store.sub(phaseAtom, preload);
  return () => {
    stopFollowing();
    stopWaiting();
  };
}
