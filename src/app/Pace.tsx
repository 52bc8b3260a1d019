import { useStore } from 'jotai';
import { useEffect } from 'react';
import { pastSpeedsAtom } from '../state/history/pastSpeedsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { dropPaceAtom, followBestRoundAtom, readBestRoundAtom, setPaceAtom } from '../state/race/paceAtoms';
import { phaseAtom, setupAtom } from '../state/round/roundAtoms';

/** Gives each usual round the ghost that is chosen. Renders nothing. */
export function Pace() {
  const store = useStore();
  useEffect(() => {
    const setPace = (): void => store.set(setPaceAtom);
    const readBest = (): void => void store.set(readBestRoundAtom);
    const stops = [
      ...[optionsAtom, setupAtom, pastSpeedsAtom].map((cause) => store.sub(cause, setPace)),
      ...[optionsAtom, setupAtom, phaseAtom].map((cause) => store.sub(cause, readBest)),
      store.set(followBestRoundAtom),
    ];
    setPace();
    return () => {
      for (const stop of stops) stop();
      store.set(dropPaceAtom);
    };
  }, [store]);
  return null;
}
