import { useAtomValue, useStore } from 'jotai';
import { useEffect } from 'react';
import type { Place } from '../../core/race/pace';
import { ghostPlace } from '../../state/race/raceAtoms';
import { lastKeyAtAtom, phaseAtom, startedAtAtom } from '../../state/round/roundAtoms';
import {
  ghostDrawRequestAtom,
  ghostPlaceAtom,
  type Pace,
  paceAtom,
  type Race,
  raceAtom,
} from '../../state/round/sittingAtoms';
import { deferToNextKey } from './deferToNextKey';
import { runGhost } from './runGhost';

/** Moves the ghost of a race, or of a usual round, and reports its position in `data-ghost`. Renders nothing. */
export function GhostClock() {
  const store = useStore();
  const race = useAtomValue(raceAtom);
  const pace = useAtomValue(paceAtom);
  const ghost = race ?? pace;

  useEffect(() => {
    if (!ghost) return;
    const run = 'ghost' in ghost ? runOfRace(ghost) : runOfPace(ghost);
    let stopGhost = (): void => {};
    const isOver = (): boolean => (store.get(raceAtom) ?? store.get(paceAtom)) !== ghost;
    // Called by the store within the first key's event: a render by React would come later.
    const begin = (): void => {
      stopGhost();
      if (isOver()) return;
      const startedAt = store.get(startedAtAtom);
      if (startedAt === null) return;
      if (store.get(phaseAtom) !== 'run') {
        if (run.end) store.set(ghostPlaceAtom, run.end);
        return;
      }
      stopGhost = runGhost({
        timeOf: run.timeOf,
        startedAt,
        // A timer may fire after a race's end, before React runs the cleanup.
        onMove: (count) => isOver() || store.set(ghostPlaceAtom, run.placeAfter(count - 1)),
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

/** The moves of a ghost. */
interface GhostRun {
  timeOf(move: number): number | undefined;
  placeAfter(move: number): Place | null;
  /** Where it is once the player's round is over, if that is known. */
  readonly end?: Place;
}

function runOfRace({ ghost }: Race): GhostRun {
  // All replayed now: doing it with each move would leave garbage, whose collection can delay a key.
  const places = ghost.events.map((_, index) => ghostPlace(ghost.after(index + 1)));
  return {
    timeOf: (move) => ghost.events[move]?.at,
    placeAfter: (move) => places[move] ?? null,
    end: ghostPlace(ghost.round),
  };
}

function runOfPace({ moves, placeOf }: Pace): GhostRun {
  return {
    timeOf: (move) => moves(move)?.at,
    placeAfter: (move) => {
      const made = moves(move);
      return made ? placeOf(made.total) : null;
    },
  };
}
