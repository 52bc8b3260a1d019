/*
 * What custom rounds need (all rounds but the standard one): their words and their best.
 */
import type { createStore } from 'jotai';
import { followCustomBestAtom, noteCustomScoreAtom } from '../state/history/followCustomBestAtoms';
import { applyOptionsAtom } from '../state/next/applyOptionsAtom';
import { loadChosenWordsAtom, retryWordsQuietlyAtom } from '../state/next/chosenWordsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { finishedRoundAtom, lastFinishedAtom, setupAtom } from '../state/round/roundAtoms';
import { customTextAtom } from '../state/words/customTextAtoms';
import { columnsAtom } from '../state/words/wordsAtoms';
import { followCustomText } from './followCustomText';

/** Loads the chosen words for the next rounds and keeps their best up to date. Returns the undo. */
export function followCustomRounds(store: ReturnType<typeof createStore>): () => void {
  const loadChosen = (): void => void store.set(loadChosenWordsAtom);
  const noteBest = (): void => {
    const ended = store.get(lastFinishedAtom);
    if (ended) store.set(noteCustomScoreAtom, ended);
  };
  const apply = (): void => store.set(applyOptionsAtom);
  const stops = [
    store.set(followCustomBestAtom),
    store.sub(optionsAtom, loadChosen),
    // Each round has its own setup.
    store.sub(setupAtom, () => void store.set(retryWordsQuietlyAtom)),
    store.sub(lastFinishedAtom, noteBest),
    // The text or the place in it may have changed, or the length of the lines.
    store.sub(customTextAtom, apply),
    store.sub(columnsAtom, apply),
  ];
  followCustomText(store);
  // It may have ended before the app, or this code, was loaded.
  if (store.get(finishedRoundAtom)) noteBest();
  loadChosen();
  return () => {
    for (const stop of stops) stop();
  };
}
