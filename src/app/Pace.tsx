import { useStore } from 'jotai';
import { useEffect } from 'react';
import { arePastRoundsKnownAtom, updatePastRoundsAtom } from '../state/history/pastRoundsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { followAtoms } from '../state/page/followAtoms';
import { dropPaceAtom, pastOfCurrentKindAtom, readBestRoundAtom, setPaceAtom } from '../state/race/paceAtoms';
import { phaseAtom, setupAtom } from '../state/round/roundAtoms';
import { ghostAtom } from '../state/round/sittingAtoms';

/** Gives each usual round the ghost that is chosen. Renders nothing. */
export function Pace() {
  const store = useStore();
  useEffect(() => {
    const setPace = (): void => store.set(setPaceAtom);
    // A ghost may join a round late, but what another tab saves in mid-round does not move it.
    const setPaceOnce = (): void => {
      if (store.get(phaseAtom) !== 'run' || !store.get(ghostAtom)) setPace();
    };
    const readBest = (): void => void store.set(readBestRoundAtom);
    const stopFollowing = followAtoms(store, [
      { when: [optionsAtom, setupAtom], run: setPace },
      { when: [pastOfCurrentKindAtom], run: setPaceOnce },
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
