import { useStore } from 'jotai';
import { useEffect } from 'react';
import { isChallenge } from '../core/race/challengePrefix';
import { addressFragment, watchFragment } from '../platform/race/address';
import { focusFieldAtom } from '../state/page/fieldFocusAtoms';
import { loadAndOpenLinkAtom } from '../state/race/challengeAtoms';

/** The fragment of the page's address if it is a challenge link, else null. */
export function challengeInAddress(): string | null {
  const fragment = addressFragment();
  return isChallenge(fragment) ? fragment : null;
}

/** Opens challenge links that come into the address later: main.tsx opens the one that the page was opened with. */
export function useLinks(): void {
  const store = useStore();
  useEffect(
    () =>
      watchFragment(async (at) => {
        const link = challengeInAddress();
        if (link !== null && (await store.set(loadAndOpenLinkAtom, link, at))) store.set(focusFieldAtom);
      }),
    [store],
  );
}
