import type { createStore } from 'jotai';
import { isChallenge } from '../core/race/isChallenge';
import { addressFragment, watchFragment } from '../platform/race/address';
import { focusFieldAtom } from '../state/page/fieldFocusAtoms';
import { followAtoms } from '../state/page/followAtoms';
import { openLinkAtom, retryLinkAtom, updateLinkAtom } from '../state/race/challengeAtoms';
import { isTakenOverAtom, phaseAtom } from '../state/round/roundAtoms';
import { raceAtom } from '../state/round/sittingAtoms';
import { loadedListsAtom } from '../state/words/wordListAtoms';

type Store = ReturnType<typeof createStore>;

/**
 * Opens the challenge link in the page's address, and each one that comes into it later. What comes before the app has
 * taken over waits for `followRounds`.
 *
 * @returns a promise that resolves once the words of the link that is there are loaded, or cannot be; null without one
 */
export function followAddress(store: Store): Promise<void> | null {
  const open = (at: number): Promise<void> | null => {
    const fragment = addressFragment();
    return isChallenge(fragment) ? openLink(store, fragment, at) : null;
  };
  watchFragment(open);
  return open(0);
}

/**
 * To be called as the app takes over: a link that waits is opened as soon as no round is in its way. At once, if none runs.
 */
export function followRounds(store: Store): void {
  store.set(isTakenOverAtom, true);
  const update = (): void => store.set(updateLinkAtom);
  followAtoms(store, [
    { when: [phaseAtom, raceAtom], run: update },
    { when: [loadedListsAtom], run: () => void store.set(retryLinkAtom) },
  ]);
  update();
}

async function openLink(store: Store, fragment: string, at: number): Promise<void> {
  if (await store.set(openLinkAtom, fragment, at)) store.set(focusFieldAtom);
}
