import type { createStore } from 'jotai';
import type { Round } from '../core/round/round';
import { watchStored } from '../platform/page/storage';
import { lastEndedAtom, lastLeftAtom } from '../state/round/roundAtoms';
import { PLACE_KEY } from '../state/words/keptPlace';
import { followPlaceAtom, keepPlaceAtom, notePlaceAtom } from '../state/words/ownTextAtoms';

type Store = ReturnType<typeof createStore>;

const followed = new WeakSet<Store>();

/**
 * Follows what other tabs do with the text, and where rounds over it stop. For good: such a round may end when others have
 * been chosen.
 */
export function followOwnText(store: Store): void {
  if (followed.has(store)) return;
  followed.add(store);
  const note = (round: Round | null): void => {
    if (round) store.set(notePlaceAtom, round);
  };
  store.sub(lastEndedAtom, () => note(store.get(lastEndedAtom)));
  store.sub(lastLeftAtom, () => note(store.get(lastLeftAtom)));
  watchStored(PLACE_KEY, () => store.set(followPlaceAtom));
  // It may come back: then it goes on.
  addEventListener('pagehide', () => store.set(keepPlaceAtom));
}
