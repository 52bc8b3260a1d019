import { atom } from 'jotai';
import { persistIfGranted, readStored, watchStored } from '../../platform/page/storage';
import { BEST_KEY, parseBest, saveBest } from '../../platform/round/savedBest';
import { noteSavedAtom, quarantineAtom } from '../page/noticeAtoms';

/** A new best: a score, or the speed of a word-count round in whole units. */
export interface NewBest {
  readonly figure: number;
  /** The best before it; 0 if there was none. */
  readonly before: number;
}

/** The highest score on this device, an integer from 0. */
export const bestAtom = atom(0);

/** The highest score that the last finished round has set, a standard one; null if it has set none. */
export const newStandardBestAtom = atom<NewBest | null>(null);

/** Reads the saved best and follows other tabs. Returns the unsubscribe function. */
export const syncBestAtom = atom(null, (_get, set) => {
  set(syncStoredBestAtom);
  return watchStored(BEST_KEY, () => set(syncStoredBestAtom));
});

/** Offers a finished round's score: a higher one becomes the best and is saved. */
export const offerScoreAtom = atom(null, (_get, set, score: number) => {
  set(newStandardBestAtom, set(raiseBestAtom, score));
});

/** Offers any other score, as of an import: a higher one becomes the best, is saved and returned. */
export const raiseBestAtom = atom(null, (get, set, score: number): NewBest | null => {
  const stored = set(readBestAtom);
  const known = Math.max(get(bestAtom), stored ?? 0);
  const highest = Math.max(known, score);
  set(bestAtom, highest);
  if (highest > (stored ?? 0)) set(saveBestAtom, highest);
  else if (stored !== null) set(noteSavedAtom, BEST_KEY, true);
  return score > known ? { figure: score, before: known } : null;
});

/** Syncs memory and storage to the higher best. A best that another tab has deleted is not written again. */
const syncStoredBestAtom = atom(null, (get, set) => {
  const stored = set(readBestAtom);
  if (stored === null) return;
  const known = get(bestAtom);
  if (stored > known) set(bestAtom, stored);
  if (stored < known) set(saveBestAtom, known);
  else set(noteSavedAtom, BEST_KEY, true);
});

/** Reads the saved best; null if there is none. An invalid value is quarantined. */
const readBestAtom = atom(null, (_get, set): number | null => {
  const stored = readStored(BEST_KEY);
  if (stored === 'denied') {
    set(noteSavedAtom, BEST_KEY, false);
    return null;
  }
  if (stored.text === null) return null;
  const best = parseBest(stored.text);
  if (best === null) set(quarantineAtom, BEST_KEY, stored.text);
  return best;
});

const persistedAtom = atom(false);

const saveBestAtom = atom(null, (_get, set, best: number) => {
  const isSaved = saveBest(best);
  set(noteSavedAtom, BEST_KEY, isSaved);
  if (isSaved) set(persistOnceAtom);
});

/** Asks the browser, once a visit and without a prompt, not to clear this page's storage. */
export const persistOnceAtom = atom(null, (get, set) => {
  if (get(persistedAtom)) return;
  set(persistedAtom, true);
  void persistIfGranted();
});
