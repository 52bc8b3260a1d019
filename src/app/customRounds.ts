/*
 * What custom rounds need (all rounds but the standard one): their words and their best.
 */
import type { createStore } from 'jotai';
import { haveStandardWords, wordsKey } from '../core/options/options';
import { CUSTOM_TEXT } from '../core/round/rules';
import { isWordsChoice } from '../core/words/wordChoices';
import { followCustomBestAtom, noteCustomScoreAtom } from '../state/history/followCustomBestAtoms';
import { applyOptionsAtom } from '../state/options/applyOptionsAtom';
import { rejectSavedOptionsAtom } from '../state/options/chooseOptionsAtoms';
import { optionsAtom } from '../state/options/optionsAtoms';
import { notifyAtom } from '../state/page/noticeAtoms';
import { finishedRoundAtom, lastFinishedAtom } from '../state/round/roundAtoms';
import { customTextAtom } from '../state/words/customTextAtoms';
import { loadWordsAtom } from '../state/words/customWordsAtoms';
import { columnsAtom } from '../state/words/wordsAtoms';
import { followCustomText } from './followCustomText';

/** Loads the chosen words for the next rounds and keeps their best up to date. Returns the undo. */
export function followCustomRounds(store: ReturnType<typeof createStore>): () => void {
  let requested = '';
  const loadChosen = async (): Promise<void> => {
    const options = store.get(optionsAtom);
    if (!isWordsChoice(options.words)) {
      store.set(rejectSavedOptionsAtom);
      return;
    }
    const wanted = wordsKey(options);
    if (wanted === requested) return;
    requested = wanted;
    const take = await store.set(loadWordsAtom, options);
    if (wanted !== requested) return;
    if (take) take();
    else if (!haveStandardWords(options)) {
      // Choosing again, even the same words, retries.
      requested = '';
      if (options.words !== CUSTOM_TEXT) store.set(notifyAtom, 'partMissing');
    }
  };
  const noteBest = (): void => {
    const ended = store.get(lastFinishedAtom);
    if (ended) store.set(noteCustomScoreAtom, ended);
  };
  const apply = (): void => store.set(applyOptionsAtom);
  const stops = [
    store.set(followCustomBestAtom),
    store.sub(optionsAtom, loadChosen),
    store.sub(lastFinishedAtom, noteBest),
    // The text or the place in it may have changed, or the length of the lines.
    store.sub(customTextAtom, apply),
    store.sub(columnsAtom, apply),
  ];
  followCustomText(store);
  // It may have ended before the app, or this code, was loaded.
  const shown = store.get(finishedRoundAtom);
  if (shown) store.set(noteCustomScoreAtom, shown);
  void loadChosen();
  return () => {
    for (const stop of stops) stop();
  };
}
