import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import { selectorOf } from '../state/page/pageParts';
import { ghostPlace } from '../state/race/raceAtoms';
import { ghostDueAtom, ghostPlaceAtom, raceAtom } from '../state/replay/boardAtoms';
import { lastKeyAtAtom, phaseAtom, startedAtAtom } from '../state/round/roundAtoms';
import { rideWithKeys } from './rideWithKeys';
import { runGhost } from './runGhost';

/** Moves the ghost of a race as its keys are due, and tells the page how far it is. Shows nothing. */
export function GhostClock() {
  const store = useStore();
  const race = useAtomValue(raceAtom);

  useEffect(() => {
    if (!race) return;
    const { ghost } = race;
    let stopGhost = (): void => {};
    // In the event of the first key, not in React's time after it.
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
        // A timer may be due between a race's end and React's hearing of it.
        onMove: (round) => store.get(raceAtom) === race && store.set(ghostPlaceAtom, ghostPlace(round)),
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
    const ride = rideWithKeys({
      lastKeyAt: () => store.get(lastKeyAtAtom),
      onDue: () => store.set(ghostDueAtom, store.get(ghostPlaceAtom)),
    });
    ride.wait();
    const stopRiding = store.sub(ghostPlaceAtom, ride.wait);
    return () => {
      stopRiding();
      ride.stop();
    };
  }, [store, race]);

  useEffect(() => {
    if (!race) return;
    const main = document.querySelector<HTMLElement>(selectorOf('main'));
    const tell = (): void => {
      const place = store.get(ghostPlaceAtom);
      if (main && place) main.dataset.ghost = String(place.total);
    };
    tell();
    const stopTelling = store.sub(ghostPlaceAtom, tell);
    return () => {
      stopTelling();
      main?.removeAttribute('data-ghost');
    };
  }, [store, race]);

  return null;
}
