import { useStore } from 'jotai';
import { useEffect } from 'react';
import { waitingKeys } from '../platform/history/waitingRounds';
import { whenIdle } from '../platform/page/idle';
import { nextPaint } from '../platform/page/paint';
import {
  letUnkeptWaitAtom,
  noteFinishedRoundAtom,
  unkeptRoundsAtom,
} from '../state/history/waitingRoundAtoms';
import { dispatchAtom, lastEndedAtom, lastKeyAtAtom, phaseAtom } from '../state/round/roundAtoms';
import { loadCommands, loadOptions, loadRounds } from '../ui/page/dialogs';
import { FREE_MS } from './usePart';

/** What the bar opens is at hand from then on, before the next key. */
const loadDialogs = () => Promise.all([loadRounds(), loadOptions(), loadCommands()]);

/**
 * Keeps every round that is over, as soon as its result has been painted. What is not kept when the page is left waits
 * on the device for the next visit. The code for it comes while a round runs and no key does.
 */
export function useRoundsKept(): void {
  const store = useStore();

  useEffect(() => {
    const stopIdling: (() => void)[] = [];
    const whenFree = (act: () => void): void => {
      stopIdling.push(whenIdle(FREE_MS, () => store.get(lastKeyAtAtom), act));
    };
    const keep = async (): Promise<void> => {
      try {
        const [{ keepWaitingRoundsAtom }, reading] = await Promise.all([
          import('../state/history/keepRoundsAtoms'),
          waitingKeys().length > 0 ? import('../state/history/readRounds') : null,
        ]);
        await store.set(keepWaitingRoundsAtom, reading?.readRoundOfAnyList ?? null);
      } catch {
        // No network, so that the part has not come: the next round, or the network, brings it.
        store.set(letUnkeptWaitAtom);
        return;
      }
      // From now on there is something to look at.
      whenFree(() => void loadDialogs().catch(() => {}));
    };
    const noteEnd = async (): Promise<void> => {
      const ended = store.get(lastEndedAtom);
      if (ended) store.set(noteFinishedRoundAtom, ended);
      if (store.get(unkeptRoundsAtom).length === 0) return;
      if (document.visibilityState === 'visible') await nextPaint();
      await keep();
    };
    const notePhase = (): void => {
      if (store.get(phaseAtom) === 'run')
        whenFree(() => void import('../state/history/keepRoundsAtoms').catch(() => {}));
    };
    const letWait = (): void => store.set(letUnkeptWaitAtom);
    const leave = ({ timeStamp }: Event): void => {
      // Its time may be up, though the clock still waits for keys.
      store.set(dispatchAtom, { kind: 'ticked', at: timeStamp });
      store.set(letUnkeptWaitAtom);
    };
    const stopNoting = [store.sub(lastEndedAtom, noteEnd), store.sub(phaseAtom, notePhase)];
    const keepUnkept = (): void => {
      if (store.get(unkeptRoundsAtom).length > 0) void keep();
    };
    // It may have ended before the app was there.
    void noteEnd();
    if (waitingKeys().length > 0) whenFree(keep);
    document.addEventListener('visibilitychange', letWait);
    addEventListener('pagehide', leave);
    addEventListener('online', keepUnkept);
    return () => {
      for (const stop of [...stopIdling, ...stopNoting]) stop();
      document.removeEventListener('visibilitychange', letWait);
      removeEventListener('pagehide', leave);
      removeEventListener('online', keepUnkept);
    };
  }, [store]);
}
