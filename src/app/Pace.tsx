import { useStore } from 'jotai';
import { useEffect } from 'react';
import { arePastRoundsKnownAtom, updatePastRoundsAtom } from '../state/history/pastRoundsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { followAtoms } from '../state/page/followAtoms';
import {
  dropPaceAtom,
  pastOfCurrentKindAtom,
  readBestRoundAtom,
  setLatePaceAtom,
  setPaceAtom,
} from '../state/race/paceAtoms';
import { phaseAtom, setupAtom } from '../state/round/roundAtoms';

/** Gives each usual round the ghost that is chosen. Renders nothing. */
export function Pace() {
  const store = useStore();
  useEffect(() => {
    const setPace = (): void => store.set(setPaceAtom);
    const readBest = (): void => void store.set(readBestRoundAtom);
    const stopFollowing = followAtoms(store, [
      { when: [optionsAtom, setupAtom], run: setPace },
      // What another tab saves in mid-round comes here, too.
      { when: [pastOfCurrentKindAtom], run: () => store.set(setLatePaceAtom) },
      {
        when: [optionsAtom, setupAtom, phaseAtom, pastOfCurrentKindAtom, arePastRoundsKnownAtom],
        run: readBest,
      },
    ]);
    setPace();
    readBest();
    // They are not left to the first idle moment.
    void store.set(updatePastRoundsAtom);
    return () => {
      stopFollowing();
      store.set(dropPaceAtom);
    };
  }, [store]);
  return null;
}
