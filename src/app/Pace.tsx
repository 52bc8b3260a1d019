import { useStore } from 'jotai';
import { useEffect } from 'react';
import { optionsAtom } from '../state/options/optionsAtoms';
import { dropPaceAtom, pastOfCurrentKindAtom, readBestRoundAtom, setPaceAtom } from '../state/race/paceAtoms';
import { phaseAtom, setupAtom } from '../state/round/roundAtoms';

/** Gives each usual round the ghost that is chosen. Renders nothing. */
export function Pace() {
  const store = useStore();
  useEffect(() => {
    const setPace = (): void => store.set(setPaceAtom);
    const readBest = (): void => void store.set(readBestRoundAtom);
    const stops = [
      ...[optionsAtom, setupAtom, pastOfCurrentKindAtom].map((cause) => store.sub(cause, setPace)),
      ...[optionsAtom, phaseAtom, pastOfCurrentKindAtom].map((cause) => store.sub(cause, readBest)),
    ];
    setPace();
    readBest();
    return () => {
      for (const stop of stops) stop();
      store.set(dropPaceAtom);
    };
  }, [store]);
  return null;
}
