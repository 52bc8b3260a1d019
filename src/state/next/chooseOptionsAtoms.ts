import { atom } from 'jotai';
import { haveStandardWords, type Options, STANDARD_OPTIONS } from '../../core/options/options';
import { offeredList } from '../../core/words/wordChoices';
import { OPTIONS_KEY } from '../../platform/options/optionsKey';
import { parseOptions, readOptions, saveOptions } from '../../platform/options/savedOptions';
import { readStored } from '../../platform/page/storage';
import { optionsAtom, savedOptionsTextAtom } from '../options/optionsAtoms';
import { noteSavedAtom, quarantineAtom } from '../page/noticeAtoms';
import { wordsSourceAtom } from '../words/wordsAtoms';
import { applyOptionsAtom } from './applyOptionsAtom';

/** Whether a newly chosen sound is still to be played as a preview. */
export const isSoundPreviewDueAtom = atom(false);

/** Options with the list that is offered now, where they name one that was offered before. */
export function withOfferedWords(options: Options): Options {
  return { ...options, words: offeredList(options.words) };
}

/** Loads the saved options, which another tab may have written; unreadable ones are quarantined. */
export const loadOptionsAtom = atom(null, (_get, set) => {
  const stored = readStored(OPTIONS_KEY);
  // The choice lives in memory.
  if (stored === 'denied') return;
  const options = stored.text === null ? STANDARD_OPTIONS : parseOptions(stored.text);
  set(savedOptionsTextAtom, stored.text);
  if (options) set(setOptionsAtom, options);
  else set(rejectSavedOptionsAtom);
});

/** Falls back to the standard options: the saved ones cannot be played, and are quarantined. */
export const rejectSavedOptionsAtom = atom(null, (_get, set) => {
  set(setOptionsAtom, STANDARD_OPTIONS);
  const stored = readStored(OPTIONS_KEY);
  if (stored === 'denied' || stored.text === null) return;
  set(savedOptionsTextAtom, stored.text);
  set(quarantineAtom, OPTIONS_KEY, stored.text);
});

/** Changes some of the options and saves them all. A newly chosen sound is played once. */
export const chooseOptionsAtom = atom(null, (get, set, chosen: Partial<Options>) => {
  const stored = readStored(OPTIONS_KEY);
  // A page restored from the back/forward cache has missed what other tabs have chosen.
  const isChangedElsewhere = stored !== 'denied' && stored.text !== get(savedOptionsTextAtom);
  const options = { ...((isChangedElsewhere && readOptions()?.options) || get(optionsAtom)), ...chosen };
  set(setOptionsAtom, options);
  const saved = saveOptions(options);
  if (saved !== null) set(savedOptionsTextAtom, saved);
  set(noteSavedAtom, OPTIONS_KEY, saved !== null);
  if (chosen.sound) set(isSoundPreviewDueAtom, chosen.sound !== 'off');
});

const setOptionsAtom = atom(null, (_get, set, chosen: Options) => {
  const options = withOfferedWords(chosen);
  set(optionsAtom, options);
  // Else the next custom words, while loading, would show those of an earlier choice.
  if (haveStandardWords(options)) set(wordsSourceAtom, null);
  set(applyOptionsAtom);
});
