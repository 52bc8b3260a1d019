import { atom } from 'jotai';
import { type Options, STANDARD_OPTIONS } from '../core/options';
import { putAside, readStored } from '../platform/storage';
import { keepOptions, readOptions } from './keptOptions';
import { meetOptionsAtom } from './meetOptionsAtom';
import { tellAtom } from './noticeAtoms';
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
  const stored = readStored(OPTIONS_KEY);
  set(takeOptionsAtom, STANDARD_OPTIONS);
  if (stored === 'denied' || stored.text === null) return;
  set(tellAtom, putAside(OPTIONS_KEY, stored.text) ? 'damaged' : 'notKept');
});

const takeOptionsAtom = atom(null, (_get, set, options: Options) => {
  set(optionsAtom, options);
  set(meetOptionsAtom);
});

/** Chooses some of the options and keeps them all. */
export const chooseOptionsAtom = atom(null, (get, set, chosen: Partial<Options>) => {
  // A page that was in the back/forward cache has not heard of what another has chosen.
  const options = { ...(readOptions()?.options ?? get(optionsAtom)), ...chosen };
  set(takeOptionsAtom, options);
  if (!keepOptions(options)) set(tellAtom, 'notKept');
});
