import { atom } from 'jotai';
import { persistUnasked, putAside, readStored, watchStored } from '../../platform/page/storage';
import { tellAtom } from '../page/noticeAtoms';
import { BEST_KEY, keepBest, parseBest } from './keptBest';

const highestAtom = atom(0);
const beatenAtom = atom(false);

/** The highest score this device knows of, a whole number from 0. */
export const bestAtom = atom((get) => get(highestAtom));

/** Whether the round that ended last set a new best. */
export const isNewBestAtom = atom((get) => get(beatenAtom));

/** Reads the kept best and follows what other tabs do to it, until the returned undo is called. */
export const openBestAtom = atom(null, (_get, set) => {
  set(meetStoredBestAtom);
  return watchStored(BEST_KEY, () => set(meetStoredBestAtom));
});

/** Takes a finished round's score: a higher one becomes the best and is kept. */
export const offerScoreAtom = atom(null, (_get, set, score: number) => {
  set(beatenAtom, set(raiseBestAtom, score));
});

/** Takes a score of another time: a higher one becomes the best and is kept. Returns whether it has. */
export const raiseBestAtom = atom(null, (get, set, score: number): boolean => {
  const stored = set(readBestAtom) ?? 0;
  const known = Math.max(get(highestAtom), stored);
  const highest = Math.max(known, score);
  set(highestAtom, highest);
  if (highest > stored) set(keepBestAtom, highest);
  return score > known;
});

/** Takes over what the page knew before the app was there: its best, and whether the round that is over has set it. */
export const takeOverBestAtom = atom(null, (get, set, best: number, isNewBest: boolean) => {
  set(highestAtom, Math.max(get(highestAtom), best));
  if (isNewBest) set(beatenAtom, true);
});

/** The higher of what is kept and what this page knows; mends what another tab has lowered, but not a clearing. */
const meetStoredBestAtom = atom(null, (get, set) => {
  const stored = set(readBestAtom);
  if (stored === null) return;
  const known = get(highestAtom);
  if (stored > known) set(highestAtom, stored);
  if (stored < known) set(keepBestAtom, known);
});

/** The kept best; null when there is none that can be read. What is no number is put aside first. */
const readBestAtom = atom(null, (_get, set): number | null => {
  const stored = readStored(BEST_KEY);
  if (stored === 'denied') {
    set(tellAtom, 'notKept');
    return null;
  }
  if (stored.text === null) return null;
  const best = parseBest(stored.text);
  if (best === null) set(tellAtom, putAside(BEST_KEY, stored.text) ? 'damaged' : 'notKept');
  return best;
});

const persistedAtom = atom(false);

const keepBestAtom = atom(null, (_get, set, best: number) => {
  if (!keepBest(best)) {
    set(tellAtom, 'notKept');
  } else set(persistOnceAtom);
});

/** Something is kept: the browser is asked not to clear it, once a visit, where it asks nobody for that. */
export const persistOnceAtom = atom(null, (get, set) => {
  if (get(persistedAtom)) return;
  set(persistedAtom, true);
  void persistUnasked();
});
