import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { queuedKeys } from '../platform/history/queuedRounds';
import { nextPaint } from '../platform/page/tasks';
import { checkDatabaseAtom } from '../state/database/databaseAtoms';
import { saveRoundsAtom } from '../state/history/saveRoundsAtoms';
import {
  noteFinishedRoundAtom,
  queueUnsavedRoundsAtom,
  unsavedRoundsAtom,
} from '../state/history/unsavedRoundAtoms';
import { whenIdleAtom } from '../state/page/whenIdleAtom';
import { dispatchAtom, lastFinishedAtom } from '../state/round/roundAtoms';
import { useFollower } from './useFollower';

type Store = ReturnType<typeof useStore>;

/**
 * Saves every finished round, as soon as its result has been painted. Rounds that are unsaved when the page is left are
 * queued in local storage for the next visit.
 */
export function useSaveRounds(): void {
  const store = useStore();
  const ended = useAtomValue(lastFinishedAtom);

  // An effect, because the next frame after the end itself may come before React has rendered the result.
  useEffect(() => {
    if (!ended) return;
    store.set(noteFinishedRoundAtom);
    void saveAfterPaint(store);
  }, [store, ended]);

  useFollower(true, followUnsavedRounds);
}

/** Saves what an earlier visit has queued, and queues what is unsaved when the page is left. Returns the undo. */
function followUnsavedRounds(store: Store): () => void {
  const noteEnd = (): void => store.set(noteFinishedRoundAtom);
  const queueUnsaved = (): void => store.set(queueUnsavedRoundsAtom);
  const onPageHide = ({ timeStamp }: Event): void => {
    // The time may be up although the clock still waits for late keys: this ends the round.
    store.set(dispatchAtom, { kind: 'ticked', at: timeStamp });
    store.set(queueUnsavedRoundsAtom);
  };
  const stopNoting = store.sub(lastFinishedAtom, noteEnd);
  const saveUnsaved = (): void => {
    if (store.get(unsavedRoundsAtom).length > 0) void save(store);
  };
  const stopWaiting = store.set(whenIdleAtom, () => {
    if (queuedKeys().length > 0) void save(store);
    void store.set(checkDatabaseAtom);
  });
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
}

async function saveAfterPaint(store: Store): Promise<void> {
  if (store.get(unsavedRoundsAtom).length === 0) return;
  if (document.visibilityState === 'visible') await nextPaint();
  await save(store);
}

function save(store: Store): Promise<void> {
  return store.set(saveRoundsAtom, queuedKeys().length > 0 ? 'all' : 'none');
}
