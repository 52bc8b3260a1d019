import { atom } from 'jotai';
import { haveStandardWords, type Options, STANDARD_OPTIONS } from '../../core/options/options';
import { putAside, readStored } from '../../platform/page/storage';
import { tellAtom } from '../page/noticeAtoms';
import { wordsSourceAtom } from '../words/wordsAtoms';
import { keepOptions, readOptions } from './keptOptions';
import { meetOptionsAtom } from './meetOptionsAtom';
import { OPTIONS_KEY, optionsAtom, optionsTextAtom } from './optionsAtoms';

/** Whether a sound that was chosen is yet to be heard by who has chosen it. */
export const soundTriedAtom = atom(false);

/** Takes over what is kept, as another tab may have written it; what cannot be read is put aside. */
export const readOptionsAtom = atom(null, (_get, set) => {
  const stored = readStored(OPTIONS_KEY);
  // What is chosen lives in memory.
  if (stored === 'denied') return;
  const read = readOptions();
  set(optionsTextAtom, stored.text);
  if (stored.text !== null && !read) set(refuseOptionsAtom);
  else set(takeOptionsAtom, read?.options ?? STANDARD_OPTIONS);
});

/** Goes to the standard: what is kept cannot be played by, and is put aside. */
export const refuseOptionsAtom = atom(null, (_get, set) => {
  set(takeOptionsAtom, STANDARD_OPTIONS);
  const stored = readStored(OPTIONS_KEY);
  if (stored === 'denied' || stored.text === null) return;
  set(optionsTextAtom, stored.text);
  set(tellAtom, putAside(OPTIONS_KEY, stored.text) ? 'damaged' : 'notKept');
});

/** Chooses some of the options and keeps them all. Who chooses a sound hears it. */
export const chooseOptionsAtom = atom(null, (get, set, chosen: Partial<Options>) => {
  const stored = readStored(OPTIONS_KEY);
  // A page that was in the back/forward cache has not heard of what another has chosen.
  const isNews = stored !== 'denied' && stored.text !== get(optionsTextAtom);
  const options = { ...((isNews && readOptions()?.options) || get(optionsAtom)), ...chosen };
  set(takeOptionsAtom, options);
  const kept = keepOptions(options);
  if (kept === null) set(tellAtom, 'notKept');
  else set(optionsTextAtom, kept);
  if (chosen.sound) set(soundTriedAtom, chosen.sound !== 'off');
});

const takeOptionsAtom = atom(null, (_get, set, options: Options) => {
  set(optionsAtom, options);
  // Words of an earlier choice are not those before the next one.
  if (haveStandardWords(options)) set(wordsSourceAtom, null);
  set(meetOptionsAtom);
});
