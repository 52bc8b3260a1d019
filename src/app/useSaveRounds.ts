import { useStore } from 'jotai';
import { useEffect } from 'react';
import { queuedKeys } from '../platform/history/queuedRounds';
import { whenIdle } from '../platform/page/idle';
import { nextPaint } from '../platform/page/paint';
import {
  noteFinishedRoundAtom,
  queueUnsavedRoundsAtom,
  unsavedRoundsAtom,
} from '../state/history/unsavedRoundAtoms';
import { dispatchAtom, lastFinishedAtom, lastKeyAtAtom, phaseAtom } from '../state/round/roundAtoms';
import { loadCommands, loadOptions, loadRounds } from '../ui/page/dialogs';
import { IDLE_MS } from './useLazyPart';

/** Loads the dialogs of the bar beforehand, so that they open at once. */
const loadDialogs = () => Promise.all([loadRounds(), loadOptions(), loadCommands()]);

/**
 * Saves every finished round, as soon as its result has been painted. Rounds that are unsaved when the page is left are
 * queued in local storage for the next visit. The code for saving is loaded in an idle moment of a round.
 */
export function useSaveRounds(): void {
  const store = useStore();

  useEffect(() => {
    const cancelIdle: (() => void)[] = [];
    const whenFree = (act: () => void): void => {
      cancelIdle.push(whenIdle(IDLE_MS, () => store.get(lastKeyAtAtom), act));
    };
    const save = async (): Promise<void> => {
      try {
        const [{ saveRoundsAtom }, reading] = await Promise.all([
          import('../state/history/saveRoundsAtoms'),
          queuedKeys().length > 0 ? import('../state/history/roundsOfAnyList') : null,
        ]);
        await store.set(saveRoundsAtom, reading?.readRoundOfAnyList ?? null);
      } catch {
        // The code could not be loaded: the next round retries, and so does the next `online` event.
        store.set(queueUnsavedRoundsAtom);
        return;
      }
      // Now there are rounds to look at.
      whenFree(() => void loadDialogs().catch(() => {}));
    };
    const noteEnd = async (): Promise<void> => {
      const ended = store.get(lastFinishedAtom);
      if (ended) store.set(noteFinishedRoundAtom, ended);
      if (store.get(unsavedRoundsAtom).length === 0) return;
      if (document.visibilityState === 'visible') await nextPaint();
      await save();
    };
    const notePhase = (): void => {
      if (store.get(phaseAtom) === 'run')
        whenFree(() => void import('../state/history/saveRoundsAtoms').catch(() => {}));
    };
    const queueUnsaved = (): void => store.set(queueUnsavedRoundsAtom);
    const onPageHide = ({ timeStamp }: Event): void => {
      // The time may be up although the clock still waits for late keys: this ends the round.
      store.set(dispatchAtom, { kind: 'ticked', at: timeStamp });
      store.set(queueUnsavedRoundsAtom);
    };
    const unsubscribe = [store.sub(lastFinishedAtom, noteEnd), store.sub(phaseAtom, notePhase)];
    const saveUnsaved = (): void => {
      if (store.get(unsavedRoundsAtom).length > 0) void save();
    };
    // A round may have ended before the app took over.
    void noteEnd();
    if (queuedKeys().length > 0) whenFree(save);
    document.addEventListener('visibilitychange', queueUnsaved);
    addEventListener('pagehide', onPageHide);
    addEventListener('online', saveUnsaved);
    return () => {
      for (const stop of [...cancelIdle, ...unsubscribe]) stop();
      document.removeEventListener('visibilitychange', queueUnsaved);
      removeEventListener('pagehide', onPageHide);
      removeEventListener('online', saveUnsaved);
    };
  }, [store]);
}
