import type { createStore } from 'jotai';
import { isFieldFocusedAtom } from '../state/page/fieldFocusAtoms';
import { followAtoms } from '../state/page/followAtoms';
import { openPairStatsAtom, pauseRebuildAtom, readPairStatsAtom } from '../state/practice/pairStatsAtoms';
import {
  chosenListAtom,
  followChosenListAtom,
  notePracticeRoundAtom,
  retryMissingWordsAtom,
} from '../state/practice/startPracticeAtoms';
import { practiceAtom } from '../state/round/practiceAtom';
import { lastFinishedAtom, phaseAtom } from '../state/round/roundAtoms';
import { loadedListsAtom } from '../state/words/wordListAtoms';

/** Keeps the pairs' figures up to date, counts practice rounds, and follows the words that are chosen or come. Returns the undo. */
export function followPractice(store: ReturnType<typeof createStore>): () => void {
  const noteRound = (): void => {
    const ended = store.get(lastFinishedAtom);
    if (ended) store.set(notePracticeRoundAtom, ended);
  };
  const retryMissingWords = (): void => void store.set(retryMissingWordsAtom);
  const followWords = (): void => {
    retryMissingWords();
    void store.set(followChosenListAtom);
  };
  const followPhase = (): void => {
    // Nothing else takes processor time while a round runs.
    if (store.get(phaseAtom) === 'run') store.set(pauseRebuildAtom);
    else void store.set(readPairStatsAtom);
    // `Before and now` stays below until the first key; from further down, the page would jump when it goes.
    if (store.get(phaseAtom) === 'start' && store.get(practiceAtom)) scrollTo(0, 0);
  };
  const listening = new AbortController();
  document.addEventListener(
    'mousedown',
    (event) => {
      // A double click: its button is gone after the first click, and what is there instead must not take the focus.
      const isSecond = event.detail > 1 && store.get(phaseAtom) === 'start';
      if (isSecond && store.get(isFieldFocusedAtom)) event.preventDefault();
    },
    { signal: listening.signal },
  );
  const stopStats = store.set(openPairStatsAtom);
  const stopFollowing = followAtoms(store, [
    { when: [phaseAtom], run: followPhase },
    { when: [lastFinishedAtom], run: noteRound },
    { when: [chosenListAtom], run: followWords },
    { when: [loadedListsAtom], run: retryMissingWords },
  ]);
  return () => {
    stopStats();
    stopFollowing();
    listening.abort();
  };
}
