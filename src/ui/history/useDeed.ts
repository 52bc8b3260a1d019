import { useStore } from 'jotai';
import { useCallback, useRef } from 'react';
import { fastest } from '../../analysis/history/trend';
import {
  comparableRoundsAtom,
  isInFuture,
  listedAtAtom,
  listedRoundsAtom,
  raceKeptAtom,
  watchKeptAtom,
} from '../../state/history/historyAtoms';
import { exportRoundsAtom, exportTableAtom } from '../../state/history/historyFileAtoms';
import { awaitedAtom, type Deed } from '../../state/page/pressAtoms';
import { playedSpeed } from './sentences';
import { tableLines } from './tableLines';

/** What the kept rounds were opened for by a command. To be called when they have all been read; it is done once. */
export function useDeed(): () => void {
  const store = useStore();
  const wanted = useRef<Deed | null | undefined>(undefined);
  // Before the wish lapses.
  if (wanted.current === undefined) wanted.current = store.get(awaitedAtom)?.deed ?? null;
  return useCallback(() => {
    const listed = store.get(listedRoundsAtom);
    const deed = wanted.current;
    // One that is dated in the future is not what was played last.
    const last = listed?.find((one) => !isInFuture(one, store.get(listedAtAtom))) ?? listed?.[0];
    if (!listed || !last || !deed) return;
    wanted.current = null;
    switch (deed.kind) {
      case 'export':
        return void store.set(exportRoundsAtom);
      case 'exportTable':
        return store.set(exportTableAtom, tableLines);
      case 'watchLast':
        return void store.set(watchKeptAtom, last, deed.at);
      case 'raceBest': {
        const played = store.get(comparableRoundsAtom).map((one) => ({ ...playedSpeed(one), listed: one }));
        const best = fastest(played);
        if (best) void store.set(raceKeptAtom, best.listed, deed.at);
      }
    }
  }, [store]);
}
