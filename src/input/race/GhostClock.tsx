import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { lastKeyAtAtom, phaseAtom, startedAtAtom } from '../../state/round/roundAtoms';
import { ghostAtom, ghostDrawRequestAtom, ghostPlaceAtom } from '../../state/round/sittingAtoms';
import { deferToNextKey } from './deferToNextKey';
import { runGhost } from './runGhost';

/** Moves the ghost of a race, or of a usual round, and reports its position in `data-ghost`. Renders nothing. */
export function GhostClock() {
  const store = useStore();
  const ghost = useAtomValue(ghostAtom);

  useEffect(() => {
    if (!ghost) return;
    const { moves, placeOf } = ghost;
    let stopGhost = (): void => {};
    const isOver = (): boolean => store.get(ghostAtom) !== ghost;
    // Called by the store within the first key's event: a render by React would come later.
    const begin = (): void => {
      stopGhost();
      if (isOver()) return;
      const startedAt = store.get(startedAtAtom);
      if (startedAt === null) return;
      if (store.get(phaseAtom) !== 'run') {
        const last = moves.at(-1);
        if (last) store.set(ghostPlaceAtom, placeOf(last.total));
        return;
      }
      stopGhost = runGhost({
        moves,
        startedAt,
        // A timer may fire after a race's end, before React runs the cleanup.
        onMove: ({ total }) => isOver() || store.set(ghostPlaceAtom, placeOf(total)),
      });
    };
    begin();
    const stopListening = store.sub(phaseAtom, begin);
    return () => {
      stopListening();
      stopGhost();
    };
  }, [store, ghost]);

  useEffect(() => {
    if (!ghost) return;
    const deferred = deferToNextKey({
      lastKeyAt: () => store.get(lastKeyAtAtom),
      onDue: () => store.set(ghostDrawRequestAtom, store.get(ghostPlaceAtom)),
    });
    deferred.request();
    const stopWatching = store.sub(ghostPlaceAtom, deferred.request);
    return () => {
      stopWatching();
      deferred.cancel();
    };
  }, [store, ghost]);

  useEffect(() => {
    if (!ghost) return;
    const main = document.querySelector<HTMLElement>('[data-part="main"]');
    const report = (): void => {
      const place = store.get(ghostPlaceAtom);
      if (main && place) main.dataset.ghost = String(place.total);
    };
    report();
    const stopReporting = store.sub(ghostPlaceAtom, report);
    return () => {
      stopReporting();
      main?.removeAttribute('data-ghost');
    };
  }, [store, ghost]);

  return null;
}
