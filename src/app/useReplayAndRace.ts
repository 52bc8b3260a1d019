import { useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { isChallenge } from '../core/race/challengePrefix';
import { addressFragment, watchFragment } from '../platform/race/address';
import { focusFieldAtom } from '../state/page/fieldFocusAtoms';
import { notifyAgainAtom } from '../state/page/noticeAtoms';
import { isWatchingAtom, raceAtom, watchedAtom } from '../state/replay/boardAtoms';
import { phaseAtom, restartAtom } from '../state/round/roundAtoms';
import { useLazyPart } from './useLazyPart';

/** The part of the page with which rounds are replayed, raced and sent. */
export type ReplayAndRacePart = typeof import('./replayAndRace');

/** Loads that part. */
export const loadReplayAndRace = (): Promise<ReplayAndRacePart> => import('./replayAndRace');

/** The fragment of the page's address if it is a challenge link, else null. */
export function challengeInAddress(): string | null {
  const fragment = addressFragment();
  return isChallenge(fragment) ? fragment : null;
}

/**
 * The part, or null until it has loaded: during the first round, or as soon as something needs it. Also opens challenge
 * links that come into the address later.
 */
export function useReplayAndRace(): ReplayAndRacePart | null {
  const store = useStore();
  const phase = useAtomValue(phaseAtom);
  const isWatching = useAtomValue(isWatchingAtom);
  const isRacing = useAtomValue(raceAtom) !== null;
  const [isLinked, setLinked] = useState(false);

  useEffect(() => {
    // main.tsx has opened the link that the page was opened with; the part is needed to show the outcome.
    setLinked(challengeInAddress() !== null);
    return watchFragment(async (at) => {
      const link = challengeInAddress();
      if (link === null) return;
      setLinked(true);
      try {
        const replayAndRace = await loadReplayAndRace();
        if (await store.set(replayAndRace.loadAndOpenLinkAtom, link, at)) store.set(focusFieldAtom);
      } catch {
        store.set(notifyAgainAtom, 'partMissing');
      }
    });
  }, [store]);
  const onMissing = useCallback(() => {
    // Without the part nothing would drive the replay or the ghost.
    store.set(watchedAtom, null);
    if (store.get(raceAtom) && store.get(phaseAtom) === 'start') store.set(restartAtom, 0);
    store.set(notifyAgainAtom, 'partMissing');
  }, [store]);
  const isNeeded = isWatching || isRacing || isLinked;
  return useLazyPart(loadReplayAndRace, isNeeded ? 'now' : phase === 'start' ? 'no' : 'soon', onMissing);
}
