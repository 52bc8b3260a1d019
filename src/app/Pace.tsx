import { useStore } from 'jotai';
import { useEffect } from 'react';
import { arePastRoundsKnownAtom, updatePastRoundsAtom } from '../state/history/pastRoundsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { dropPaceAtom, pastOfCurrentKindAtom, readBestRoundAtom, setPaceAtom } from '../state/race/paceAtoms';
import { phaseAtom, setupAtom } from '../state/round/roundAtoms';

/** Gives each usual round the ghost that is chosen. Renders nothing. */
export function Pace() {
  const store = useStore();
  useEffect(() => {
    const setPace = (): void => store.set(setPaceAtom);
    // What another tab saves in mid-round does not move this round's ghost.
    const setPaceBetween = (): void => {
      if (store.get(phaseAtom) !== 'run') setPace();
    };
    const readBest = (): void => void store.set(readBestRoundAtom);
    const stops = [
      ...[optionsAtom, setupAtom].map((cause) => store.sub(cause, setPace)),
      store.sub(pastOfCurrentKindAtom, setPaceBetween),
      ...[optionsAtom, phaseAtom, pastOfCurrentKindAtom, arePastRoundsKnownAtom].map((cause) =>
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
