import { atom } from 'jotai';
import { haveStandardWords, wordsKey } from '../../core/options/options';
import { isWordsChoice } from '../../core/words/wordChoices';
import { optionsAtom } from '../options/optionsAtoms';
import { latestAtom } from '../page/latestAtom';
import { rejectSavedOptionsAtom } from './chooseOptionsAtoms';
import { areMissing, loadWordsAtom, wordsStateAtom } from './customWordsAtoms';

/** The words that are being loaded, or are in use, by `wordsKey`; null after a failure, so that choosing again, even the same words, asks again. */
const requestAtom = latestAtom<string>();

/**
 * Loads the chosen words and puts them into use, unless they are in use or being loaded.
 *
 * @param isQuiet as for `loadWordsAtom`
 */
export const loadChosenWordsAtom = atom(null, async (get, set, isQuiet = false): Promise<void> => {
  const options = get(optionsAtom);
  if (!isWordsChoice(options.words)) {
    set(rejectSavedOptionsAtom);
    return;
  }
  const key = wordsKey(options);
  if (key === get(requestAtom)) return;
  const isLatest = set(requestAtom, key);
  const apply = await set(loadWordsAtom, options, isQuiet);
  if (!isLatest()) return;
  if (apply) apply();
  else if (!haveStandardWords(options)) set(requestAtom, null);
});

/**
 * Asks again for chosen words that have not come.
 *
 * @param isQuiet when the player has not asked for it by a press, nor by opening the options, but a round begins: what is
 * told of the words stays until they come
 */
export const retryWordsAtom = atom(null, async (get, set, isQuiet = false): Promise<void> => {
  if (!areMissing(get(wordsStateAtom))) return;
  set(requestAtom, null);
  await set(loadChosenWordsAtom, isQuiet);
});
