import type { createStore } from 'jotai';
import { watchStored } from '../platform/page/storage';
import { PLACE_KEY } from '../platform/words/savedPlace';
import { lastAbandonedAtom, lastFinishedAtom } from '../state/round/roundAtoms';
import type { EndedSitting } from '../state/round/sittingAtoms';
import { advancePlaceAtom, reloadPlaceAtom, savePlaceAtom } from '../state/words/customTextAtoms';

type Store = ReturnType<typeof createStore>;

const followed = new WeakSet<Store>();

/**
 * Keeps the place in the player's custom text: each round over it moves the place forward, and so do other tabs. There is
 * no undo: a round over the text may still end after other words have been chosen.
 */
export function followCustomText(store: Store): void {
  if (followed.has(store)) return;
  followed.add(store);
  const note = (ended: EndedSitting | null): void => {
    if (ended) store.set(advancePlaceAtom, ended);
  };
  store.sub(lastFinishedAtom, () => note(store.get(lastFinishedAtom)));
  store.sub(lastAbandonedAtom, () => note(store.get(lastAbandonedAtom)));
  watchStored(PLACE_KEY, () => store.set(reloadPlaceAtom));
  // Only saved: if the page comes back (from the back/forward cache), the round goes on.
  addEventListener('pagehide', () => store.set(savePlaceAtom));
}
