import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { isChallenge } from '../core/race/challengePrefix';
import { addressFragment, watchFragment } from '../platform/race/address';
import { callFieldAtom } from '../state/page/fieldFocusAtoms';
import { answerAtom } from '../state/page/noticeAtoms';
import { isWatchingAtom, raceAtom, watchedAtom } from '../state/replay/boardAtoms';
import { phaseAtom, restartAtom } from '../state/round/roundAtoms';
import { usePart } from './usePart';

/** What rounds are seen again, raced and sent with. */
export type AgainPart = typeof import('./again');

/** Loads that part of the page. */
export const loadAgain = (): Promise<AgainPart> => import('./again');

/** The fragment of the page's address where it is a link to a race, else null. */
export function linkInAddress(): string | null {
  const fragment = addressFragment();
  return isChallenge(fragment) ? fragment : null;
}

/** The part, once it has come: with the first round, or with what needs it. Opens links to races. */
export function useAgain(): AgainPart | null {
  const store = useStore();
  const phase = useAtomValue(phaseAtom);
  const isWatching = useAtomValue(isWatchingAtom);
  const isRacing = useAtomValue(raceAtom) !== null;
  const [isLinked, setLinked] = useState(false);

  useEffect(() => {
    // The one that the page was opened with has been read (main.tsx); what has come of it is to be told.
    setLinked(linkInAddress() !== null);
    return watchFragment(async (at) => {
      const link = linkInAddress();
      if (link === null) return;
      setLinked(true);
      try {
        const again = await loadAgain();
        if (await store.set(again.followLinkAtom, link, at)) store.set(callFieldAtom);
      } catch {
        store.set(answerAtom, 'partMissing');
      }
    });
  }, [store]);
  const onMissing = useCallback(() => {
    // Nothing would lead what is watched, nor the ghost of a race.
    store.set(watchedAtom, null);
    if (store.get(raceAtom) && store.get(phaseAtom) === 'start') store.set(restartAtom, 0);
    store.set(answerAtom, 'partMissing');
  }, [store]);
  const isNeeded = isWatching || isRacing || isLinked;
  return usePart(loadAgain, isNeeded ? 'now' : phase === 'start' ? 'no' : 'soon', onMissing);
}
