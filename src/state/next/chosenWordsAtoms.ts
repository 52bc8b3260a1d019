import { atom } from 'jotai';
import { haveStandardWords, wordsKey } from '../../core/options/options';
import { isWordsChoice } from '../../core/words/wordChoices';
import { optionsAtom } from '../options/optionsAtoms';
import { rejectSavedOptionsAtom } from './chooseOptionsAtoms';
import { areMissing, loadWordsAtom, wordsStateAtom } from './customWordsAtoms';

/** What is being loaded, or is in use; null after a failure, so that choosing again, even the same words, asks again. */
const requestAtom = atom<{ readonly key: string } | null>(null);

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
  const request = { key: wordsKey(options) };
  if (request.key === get(requestAtom)?.key) return;
  set(requestAtom, request);
  const apply = await set(loadWordsAtom, options, isQuiet);
  if (get(requestAtom) !== request) return;
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
