import { useStore } from 'jotai';
import { useEffect } from 'react';
import { queuedKeys } from '../platform/history/queuedRounds';
import { WORK_MS, whenIdle } from '../platform/page/idle';
import { nextPaint } from '../platform/page/tasks';
import { saveRoundsAtom } from '../state/history/saveRoundsAtoms';
import {
  noteFinishedRoundAtom,
  queueUnsavedRoundsAtom,
  unsavedRoundsAtom,
} from '../state/history/unsavedRoundAtoms';
import { dispatchAtom, lastFinishedAtom, lastKeyAtAtom } from '../state/round/roundAtoms';

/**
 * Saves every finished round, as soon as its result has been painted. Rounds that are unsaved when the page is left are
 * queued in local storage for the next visit.
 */
export function useSaveRounds(): void {
  const store = useStore();

  useEffect(() => {
    const save = (): Promise<void> => store.set(saveRoundsAtom, queuedKeys().length > 0 ? 'all' : 'none');
    const noteEnd = async (): Promise<void> => {
      const ended = store.get(lastFinishedAtom);
      if (ended) store.set(noteFinishedRoundAtom, ended);
      if (store.get(unsavedRoundsAtom).length === 0) return;
      if (document.visibilityState === 'visible') await nextPaint();
      await save();
    };
    const queueUnsaved = (): void => store.set(queueUnsavedRoundsAtom);
    const onPageHide = ({ timeStamp }: Event): void => {
      // The time may be up although the clock still waits for late keys: this ends the round.
      store.set(dispatchAtom, { kind: 'ticked', at: timeStamp });
      store.set(queueUnsavedRoundsAtom);
    };
    const stopNoting = store.sub(lastFinishedAtom, noteEnd);
    const saveUnsaved = (): void => {
      if (store.get(unsavedRoundsAtom).length > 0) void save();
    };
    // A round may have ended before the app took over.
    void noteEnd();
    const stopWaiting = whenIdle(
      WORK_MS,
      () => store.get(lastKeyAtAtom),
      () => {
        if (queuedKeys().length > 0) void save();
      },
    );
    document.addEventListener('visibilitychange', queueUnsaved);
    addEventListener('pagehide', onPageHide);
    addEventListener('online', saveUnsaved);
    return () => {
      stopNoting();
      stopWaiting();
      document.removeEventListener('visibilitychange', queueUnsaved);
      removeEventListener('pagehide', onPageHide);
      removeEventListener('online', saveUnsaved);
    };
  }, [store]);
}
