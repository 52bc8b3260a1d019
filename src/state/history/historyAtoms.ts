import { atom } from 'jotai';
import type { ListedRound, SavedRound } from '../../platform/history/databaseSchema';
import { queuedKeys } from '../../platform/history/queuedRounds';
import { createYieldWhenDue } from '../../platform/page/tasks';
import { rebuildListings } from '../../services/history/roundListings';
import { replaySaved } from '../../services/history/savedRounds';
import { readDatabase, writeDatabase } from '../database/databaseAtoms';
import { latestAtom } from '../page/latestAtom';
import { withLoadedWords } from '../words/wordListAtoms';
import { forgetDeletedRoundsAtom } from './deletedRoundAtoms';
import { showAllRoundsAtom } from './filteredRoundAtoms';
import { isListShownAtom, listedRoundsAtom } from './listedRoundAtoms';
import {
  changePastRoundsAtom,
  readPastRoundsAtom,
  savedRoundsAtom,
  unlistedRoundsAtom,
} from './pastRoundsAtoms';
import { saveRoundsAtom } from './saveRoundsAtoms';
import { closeShownRoundAtom } from './shownRoundAtoms';

/** Listings that are rebuilt at a time. */
const CHUNK_SIZE = 200;

/** How many rounds could not be read and were quarantined, until that has been shown. */
export const damagedRoundsAtom = atom(0);

/** Notes that the number of quarantined rounds has been shown: the next time the list says nothing of these. */
export const noteDamagedShownAtom = atom(null, async (get, set): Promise<void> => {
  await writeDatabase(get, set, (db) => db.facts.forgetQuarantined());
});

/**
 * Reads the saved rounds. First saves those of this visit and queued ones, except those that have to wait for their
 * word list.
 */
export const openHistoryAtom = atom(null, async (get, set): Promise<void> => {
  const isWanted = set(readingAtom, 'open');
  set(damagedRoundsAtom, 0);
  await set(saveRoundsAtom, 'ofLoadedLists');
  if (!isWanted()) return;
  const quarantined = await readDatabase(get, set, (db) => db.facts.quarantined());
  if (quarantined) set(damagedRoundsAtom, quarantined.result);
  if (isWanted()) await set(listRoundsAtom);
});

/** Saves the queued rounds that have to wait for their word list, and lists them. Returns whether any could be saved. */
export const saveQueuedRoundsAtom = atom(null, async (get, set): Promise<boolean> => {
  const queued = queuedKeys().length;
  if (queued === 0) return false;
  await set(saveRoundsAtom, 'all');
  if (queuedKeys().length === queued) return false;
  // The list may have been closed meanwhile.
  if (get(listedRoundsAtom)) await set(listRoundsAtom);
  return true;
});

/** What was read for last; null while the list is closed. */
const readingAtom = latestAtom<'open' | 'list'>();

/** Reads the list. Rebuilds listings that are missing or of another version, and quarantines unreadable rounds. */
export const listRoundsAtom = atom(null, async (get, set): Promise<void> => {
  const isWanted = set(readingAtom, 'list');
  const isRead = await set(readPastRoundsAtom);
  if (!isWanted()) return;
  const due = isRead ? get(unlistedRoundsAtom) : [];
  // Listings of another version are shown until they are rebuilt.
  if (due.length === 0 || get(savedRoundsAtom).length > 0) set(isListShownAtom, true);
  if (due.length === 0) return;
  const yieldWhenDue = createYieldWhenDue();
  const tried = new Set<string>();
  const replay = (saved: SavedRound) =>
    withLoadedWords(get, set, (findWords) => replaySaved(saved, findWords), tried);
  const rebuilt: ListedRound[] = [];
  const removed: string[] = [];
  for (let from = 0; from < due.length && isWanted(); from += CHUNK_SIZE) {
    const chunk = due.slice(from, from + CHUNK_SIZE);
    const done = await writeDatabase(get, set, (db) => rebuildListings(db, chunk, replay, yieldWhenDue));
    if (!done) break;
    set(damagedRoundsAtom, get(damagedRoundsAtom) + done.result.damaged.length);
    rebuilt.push(...done.result.listed);
    removed.push(...done.result.damaged);
  }
  // At once: each change draws the whole list again.
  set(changePastRoundsAtom, { added: rebuilt, removed });
  if (isWanted()) set(isListShownAtom, true);
});

/** Closes the list. Deleted rounds can no longer be restored. */
export const closeHistoryAtom = atom(null, (_get, set) => {
  set(forgetDeletedRoundsAtom);
  set(closeShownRoundAtom);
  set(readingAtom, null);
  set(isListShownAtom, false);
  set(showAllRoundsAtom);
});
