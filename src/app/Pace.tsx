import { useStore } from 'jotai';
import { useEffect } from 'react';
import { arePastRoundsKnownAtom, updatePastRoundsAtom } from '../state/history/pastRoundsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { dropPaceAtom, pastOfCurrentKindAtom, readBestRoundAtom, setPaceAtom } from '../state/race/paceAtoms';
import { phaseAtom, setupAtom } from '../state/round/roundAtoms';
import { paceAtom } from '../state/round/sittingAtoms';

/** Gives each usual round the ghost that is chosen. Renders nothing. */
export function Pace() {
  const store = useStore();
  useEffect(() => {
    const setPace = (): void => store.set(setPaceAtom);
    // A ghost may join a round late, but what another tab saves in mid-round does not move it.
    const setPaceOnce = (): void => {
      if (store.get(phaseAtom) !== 'run' || !store.get(paceAtom)) setPace();
    };
    const readBest = (): void => void store.set(readBestRoundAtom);
    const stops = [
      ...[optionsAtom, setupAtom].map((cause) => store.sub(cause, setPace)),
      store.sub(pastOfCurrentKindAtom, setPaceOnce),
      ...[optionsAtom, setupAtom, phaseAtom, pastOfCurrentKindAtom, arePastRoundsKnownAtom].map((cause) =>
        store.sub(cause, readBest),
      ),
    ];
    setPace();
    readBest();
    // They are not left to the first idle moment.
    void store.set(updatePastRoundsAtom);
    return () => {
      for (const stop of stops) stop();
      store.set(dropPaceAtom);
    };
  }, [store]);
  return null;
}
