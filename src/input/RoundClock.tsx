import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { watchLongTasks } from '../platform/longTasks';
import { noteDelayAtom, noteHiddenAtom } from '../state/disturbanceAtoms';
import { deadlineAtom, dispatchAtom, phaseAtom, roundAtom, startedAtAtom } from '../state/roundAtoms';
import { runRoundClock } from './runRoundClock';

/** Keeps time while a round runs, and notes what disturbs it. Shows nothing. */
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
      heardAt: startedAt + store.get(roundAtom).elapsedMs,
      onTick: (at) => store.set(dispatchAtom, { kind: 'ticked', at }),
      onLate: (dueMs, nowMs) => store.set(noteDelayAtom, dueMs, nowMs),
      lastKey: () => store.get(roundAtom).log,
    });
  }, [store, isRunning, startedAt, deadline]);

  useEffect(() => {
    const noteHidden = (): void => {
      if (document.visibilityState === 'hidden') store.set(noteHiddenAtom);
    };
    document.addEventListener('visibilitychange', noteHidden);
    const stopWatching = watchLongTasks((fromMs, toMs) => store.set(noteDelayAtom, fromMs, toMs));
    return () => {
      document.removeEventListener('visibilitychange', noteHidden);
      stopWatching();
    };
  }, [store]);

  return null;
}
