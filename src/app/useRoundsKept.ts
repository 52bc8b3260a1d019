import { useStore } from 'jotai';
import { useEffect } from 'react';
import type { Round } from '../core/round';
import { whenIdle } from '../platform/idle';
import { nextPaint } from '../platform/paint';
import { waitingKeys } from '../platform/waitingRounds';
import { finishedRoundAtom, roundAtom } from '../state/roundAtoms';
import { letRoundWaitAtom } from '../state/waitingRoundAtoms';

/** What it takes to load the code that keeps rounds. */
const FREE_MS = 25;

/**
 * Keeps every round that is over: it waits on the device from when its result has been painted, or from when the page
 * is left before that, and goes to the others when the browser has nothing else to do. What an earlier visit has left
 * waiting goes with it.
 */
export function useRoundsKept(): void {
  const store = useStore();

  useEffect(() => {
    let last: Round | null = null;
    let stopIdling = (): void => {};

    const keepWhenIdle = (): void => {
      stopIdling();
      const lastKeyAt = (): number => store.get(roundAtom).log?.event.at ?? 0;
      stopIdling = whenIdle(FREE_MS, lastKeyAt, async () => {
        try {
          const { keepWaitingRoundsAtom } = await import('../state/historyAtoms');
          await store.set(keepWaitingRoundsAtom);
          // From now on there is something to look at, offline too.
          await import('../ui/history/RoundsDialog');
        } catch {
          // No network, or a new version is on the host: they wait for the next visit.
        }
      });
    };
    const letLastWait = (): void => {
      if (last) store.set(letRoundWaitAtom, last);
      last = null;
    };
    const note = async (): Promise<void> => {
      const finished = store.get(finishedRoundAtom);
      // The one before is over for sure.
      letLastWait();
      if (!finished?.log) return;
      last = finished;
      await nextPaint();
      if (last !== finished) return;
      letLastWait();
      keepWhenIdle();
    };
    const leave = (): void => {
      if (document.visibilityState === 'hidden') letLastWait();
    };
    const stopNoting = store.sub(finishedRoundAtom, note);
    // It may have ended before the app was there.
    void note();
    if (waitingKeys().length > 0) keepWhenIdle();
    document.addEventListener('visibilitychange', leave);
    addEventListener('pagehide', letLastWait);
    return () => {
      letLastWait();
      stopNoting();
      stopIdling();
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('pagehide', letLastWait);
    };
  }, [store]);
}
