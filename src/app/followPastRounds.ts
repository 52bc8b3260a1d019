import type { createStore } from 'jotai';
import { followPastRoundsAtom, updatePastRoundsAtom } from '../state/history/pastRoundsAtoms';
import { phaseAtom } from '../state/round/roundAtoms';

/** Keeps the past rounds up to date. Returns the undo. */
export function followPastRounds(store: ReturnType<typeof createStore>): () => void {
  const stopFollowing = store.set(followPastRoundsAtom);
  const stopUpdating = store.sub(phaseAtom, () => void store.set(updatePastRoundsAtom));
  return () => {
    stopFollowing();
    stopUpdating();
  };
}
