import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { deadlineAtom, dispatchAtom, phaseAtom, roundAtom, startedAtAtom } from '../state/roundAtoms';
import { runRoundClock } from './runRoundClock';

/** Keeps time while a round runs. Shows nothing. */
export function RoundClock() {
  const store = useStore();
  const isRunning = useAtomValue(phaseAtom) === 'run';
  const startedAt = useAtomValue(startedAtAtom);
  const deadline = useAtomValue(deadlineAtom);

  useEffect(() => {
    if (!isRunning || startedAt === null || deadline === null) return;
    return runRoundClock({
      startedAt,
      deadline,
      onTick: (at) => store.set(dispatchAtom, { kind: 'ticked', at }),
      lastKey: () => store.get(roundAtom).log,
    });
  }, [store, isRunning, startedAt, deadline]);

  return null;
}
