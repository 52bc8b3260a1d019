import { atom } from 'jotai';
import { type Options, STANDARD_OPTIONS } from '../core/options';
import { putAside, readStored, watchStored } from '../platform/storage';
import { keepOptions, OPTIONS_KEY, parseOptions, readOptions } from './keptOptions';
import { tellAtom } from './noticeAtoms';

const chosenAtom = atom(STANDARD_OPTIONS);

/** What the player has chosen for the rounds to come. */
export const optionsAtom = atom((get) => get(chosenAtom));

/** Reads the kept options and follows what other tabs choose, until the returned undo is called. */
export const openOptionsAtom = atom(null, (_get, set) => {
  const read = (): void => {
    const stored = readStored(OPTIONS_KEY);
    // What is chosen lives in memory.
    if (stored === 'denied') return;
    if (stored.text !== null && !parseOptions(stored.text)) {
      set(tellAtom, putAside(OPTIONS_KEY, stored.text) ? 'damaged' : 'notKept');
    }
    set(chosenAtom, readOptions());
  };
  read();
  return watchStored(OPTIONS_KEY, read);
});

/** Chooses some of the options and keeps them all. */
export const chooseOptionsAtom = atom(null, (get, set, chosen: Partial<Options>) => {
  const stored = readStored(OPTIONS_KEY);
  // A page that was in the back/forward cache has not heard of what another has chosen.
  const kept = stored === 'denied' || stored.text === null ? null : parseOptions(stored.text);
  const options = { ...(kept ?? get(chosenAtom)), ...chosen };
  set(chosenAtom, options);
  if (!keepOptions(options)) set(tellAtom, 'notKept');
});
