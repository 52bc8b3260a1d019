import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { ghostPlace } from '../../state/race/raceAtoms';
import { ghostDrawRequestAtom, ghostPlaceAtom, raceAtom } from '../../state/replay/boardAtoms';
import { lastKeyAtAtom, phaseAtom, startedAtAtom } from '../../state/round/roundAtoms';
import { deferToNextKey } from './deferToNextKey';
import { runGhost } from './runGhost';

/** Moves the ghost of a race and reports its position in `data-ghost`. Renders nothing. */
export function GhostClock() {
  const store = useStore();
  const race = useAtomValue(raceAtom);

  useEffect(() => {
    if (!race) return;
    const { ghost } = race;
    // All replayed now: doing it with each move would leave garbage, whose collection can delay a key.
    const places = ghost.events.map((_, index) => ghostPlace(ghost.after(index + 1)));
    let stopGhost = (): void => {};
    // Called by the store within the first key's event: a render by React would come later.
    const begin = (): void => {
      stopGhost();
      if (store.get(raceAtom) !== race) return;
      const startedAt = store.get(startedAtAtom);
      if (startedAt === null) return;
      if (store.get(phaseAtom) !== 'run') {
        store.set(ghostPlaceAtom, ghostPlace(ghost.round));
        return;
      }
      stopGhost = runGhost({
        ghost,
        startedAt,
        // A timer may fire after a race's end, before React runs the cleanup.
        onMove: (count) =>
          store.get(raceAtom) === race && store.set(ghostPlaceAtom, places[count - 1] ?? null),
      });
    };
    begin();
    const stopListening = store.sub(phaseAtom, begin);
    return () => {
      stopListening();
      stopGhost();
    };
  }, [store, race]);

  useEffect(() => {
    if (!race) return;
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
  }, [store, race]);

  useEffect(() => {
    if (!race) return;
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
  }, [store, race]);

  return null;
}
