import type { createStore } from 'jotai';
import { openPairStatsAtom, pauseRebuildAtom, readPairStatsAtom } from '../state/practice/pairStatsAtoms';
import { chosenListAtom, followChosenListAtom, notePracticeRoundAtom } from '../state/practice/practiceAtoms';
import { lastFinishedAtom, phaseAtom } from '../state/round/roundAtoms';

/** Keeps the pairs' figures up to date, counts practice rounds, and follows the choice of words. Returns the undo. */
export function followPractice(store: ReturnType<typeof createStore>): () => void {
  const noteRound = (): void => {
    const ended = store.get(lastFinishedAtom);
    if (ended) store.set(notePracticeRoundAtom, ended);
  };
  const followWords = (): void => void store.set(followChosenListAtom);
  const followPhase = (): void => {
    // Nothing else takes processor time while a round runs.
    if (store.get(phaseAtom) === 'run') store.set(pauseRebuildAtom);
    else void store.set(readPairStatsAtom);
  };
  const stops = [
    store.sub(phaseAtom, followPhase),
    store.set(openPairStatsAtom),
    store.sub(lastFinishedAtom, noteRound),
    store.sub(chosenListAtom, followWords),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
