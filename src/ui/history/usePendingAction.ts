import { useStore } from 'jotai';
import { useCallback, useRef } from 'react';
import { fastest } from '../../analysis/history/trend';
import { isInFuture } from '../../core/history/summary';
import { exportCsvAtom, exportRoundsAtom } from '../../state/history/historyFileAtoms';
import { comparableRoundsAtom, listedRoundsAtom, listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { watchSavedAtom } from '../../state/history/shownRoundAtoms';
import { type PendingAction, pendingActionAtom } from '../../state/page/pendingActionAtoms';
import { raceSavedAtom } from '../../state/race/raceSavedAtom';
import { csvLines } from './csvLines';

/**
 * Returns a function that performs the action, if any, for which a command opened the dialog. Call it when all saved
 * rounds have been read; it acts only once.
 */
export function usePendingAction(): () => void {
  const store = useStore();
  const pending = useRef<PendingAction | null | undefined>(undefined);
  // Read in the first render: the request expires with the player's next action.
  if (pending.current === undefined) pending.current = store.get(pendingActionAtom)?.action ?? null;
  return useCallback(() => {
    const listed = store.get(listedRoundsAtom);
    const action = pending.current;
    // A round dated in the future is not the one that was played last.
    const last = listed?.find((one) => !isInFuture(one, store.get(listReadAtAtom))) ?? listed?.[0];
    if (!listed || !last || !action) return;
    pending.current = null;
    switch (action.kind) {
      case 'export':
        return void store.set(exportRoundsAtom);
      case 'exportCsv':
        return store.set(exportCsvAtom, csvLines);
      case 'watchLast':
        return void store.set(watchSavedAtom, last, action.at);
      case 'raceBest': {
        const best = fastest(store.get(comparableRoundsAtom));
        if (best) void store.set(raceSavedAtom, best.listed, action.at);
      }
    }
  }, [store]);
}
