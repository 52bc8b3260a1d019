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

/** Asks again for chosen words that have not come, as the player wants: by a press, or by opening the options. */
export const retryWordsAtom = atom(null, (_get, set): Promise<void> => set(retryAtom, false));

/** The same without the player's asking, to be set when a round begins: what is told of the words stays until they come. */
export const retryWordsQuietlyAtom = atom(null, (_get, set): Promise<void> => set(retryAtom, true));

const retryAtom = atom(null, async (get, set, isQuiet: boolean): Promise<void> => {
  if (!areMissing(get(wordsStateAtom))) return;
  set(requestAtom, null);
  await set(loadChosenWordsAtom, isQuiet);
});
