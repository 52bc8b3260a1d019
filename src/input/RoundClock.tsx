import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { watchSlowKeys } from '../platform/round/keyTimes';
import { watchLongTasks } from '../platform/round/longTasks';
import { noteDelayAtom, noteHiddenAtom } from '../state/round/disturbanceAtoms';
import { deadlineAtom, dispatchAtom, phaseAtom, roundAtom, startedAtAtom } from '../state/round/roundAtoms';
import { noteSlowKeysAtom } from '../state/round/slowKeyAtoms';
import { runRoundClock } from './runRoundClock';

/** Runs the clock of a round, and notes what disturbs it. Renders nothing. */
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
      lastEventAt: startedAt + store.get(roundAtom).elapsedMs,
      onTick: (at) => store.set(dispatchAtom, { kind: 'ticked', at }),
      onLate: (dueMs, nowMs) => store.set(noteDelayAtom, dueMs, nowMs),
      lastKey: () => store.get(roundAtom).log,
    });
  }, [store, isRunning, startedAt, deadline]);

  useEffect(() => {
    if (!isRunning) return;
    const noteHidden = (): void => {
      if (document.visibilityState === 'hidden') store.set(noteHiddenAtom);
    };
    // The page may have been hidden before this effect ran.
    noteHidden();
    document.addEventListener('visibilitychange', noteHidden);
    return () => document.removeEventListener('visibilitychange', noteHidden);
  }, [store, isRunning]);

  useEffect(() => watchLongTasks((fromMs, toMs) => store.set(noteDelayAtom, fromMs, toMs)), [store]);
  useEffect(() => watchSlowKeys((keys) => store.set(noteSlowKeysAtom, keys)), [store]);

  return null;
}
