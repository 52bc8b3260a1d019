/*
 * What custom rounds need (all rounds but the standard one): their words and their best.
 */
import type { createStore } from 'jotai';
import { arePastRoundsKnownAtom, readPastRoundsAtom } from '../state/history/pastRoundsAtoms';
import { applyOptionsAtom } from '../state/next/applyOptionsAtom';
import { loadChosenWordsAtom, retryWordsAtom } from '../state/next/chosenWordsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { followAtoms } from '../state/page/followAtoms';
import { setupAtom } from '../state/round/roundAtoms';
import { customTextAtom } from '../state/words/customTextAtoms';
import { columnsAtom } from '../state/words/wordsAtoms';
import { followCustomText } from './followCustomText';

/** Loads the chosen words for the next rounds, and the past rounds for their best. Returns the undo. */
export function followNonStandardRounds(store: ReturnType<typeof createStore>): () => void {
  const loadChosen = (): void => void store.set(loadChosenWordsAtom);
  const stopFollowing = followAtoms(store, [
    { when: [optionsAtom], run: loadChosen },
    // Each round has its own setup.
    { when: [setupAtom], run: () => void store.set(retryWordsAtom, true) },
    // The text or the place in it may have changed, or the length of the lines.
    { when: [customTextAtom, columnsAtom], run: () => store.set(applyOptionsAtom) },
  ]);
  followCustomText(store);
  // Their best is on the screen: it is not left to the first idle moment, nor to the end of a round.
  if (!store.get(arePastRoundsKnownAtom)) void store.set(readPastRoundsAtom);
  loadChosen();
  return stopFollowing;
}
