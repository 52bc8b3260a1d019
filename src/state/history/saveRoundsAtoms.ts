import { atom, type Getter, type Setter } from 'jotai';
import type { CountPairs } from '../../platform/history/PairsRecord';
import { queuedKeys } from '../../platform/history/queuedRounds';
import { quarantineRound, queuedText, removeFromQueue } from '../../platform/history/takeFromQueue';
import { dateNowMs } from '../../platform/round/clock';
import { notifyAtom } from '../page/noticeAtoms';
import { countOf } from '../practice/countRounds';
import { persistOnceAtom } from '../round/bestAtoms';
import { findWordsAtom } from '../words/listsByName';
import { writeDatabase } from './databaseAtoms';
import { type UnreadableReason, type VerifiedRound, verifyRound } from './savedRounds';
import {
  noteSavedRoundsAtom,
  plainOfUnsaved,
  queueUnsavedRoundsAtom,
  type UnsavedRound,
  unsavedRoundsAtom,
} from './unsavedRoundAtoms';

/** After this many rounds without an export, the person is advised to make one. */
const ADVISE_EXPORT_AFTER = 50;

/** Reads a queued round. */
export type ReadQueuedRound = (
  get: Getter,
  set: Setter,
  value: unknown,
) => Promise<VerifiedRound | UnreadableReason>;

/**
 * Saves the unsaved rounds of this visit, then those queued by earlier ones.
 *
 * @param readRound reads queued rounds; passed in because it is rarely needed and loaded separately. Null skips them
 */
export const saveRoundsAtom = atom(
  null,
  async (get, set, readRound: ReadQueuedRound | null): Promise<void> => {
    const unsaved = get(unsavedRoundsAtom);
    if (unsaved.length > 0) await set(saveUnsavedAtom, unsaved);
    if (readRound) await set(saveQueuedAtom, readRound);
  },
);

const saveUnsavedAtom = atom(null, async (get, set, unsaved: readonly UnsavedRound[]): Promise<void> => {
  const findWords = get(findWordsAtom);
  const plain = unsaved.map((one) => plainOfUnsaved(get, one));
  const read = plain.map((one) => verifyRound(one, findWords));
  if (!(await set(saveReadableAtom, read))) {
    set(queueUnsavedRoundsAtom);
    return;
  }
  set(noteSavedRoundsAtom, unsaved);
  for (const [index, one] of plain.entries()) {
    // Replaying its own keys does not give the same round: a bug of ours, and no reason to lose it.
    if (typeof read[index] === 'string' && quarantineRound(JSON.stringify(one))) set(notifyAtom, 'damaged');
  }
  await set(adviseExportAtom);
});

/** Saves each queued round as soon as it has been read: some may wait for their word list. */
const saveQueuedAtom = atom(null, async (get, set, readRound: ReadQueuedRound): Promise<void> => {
  const saveOne = async (key: string): Promise<boolean> => {
    const read = await readRound(get, set, queuedValue(key));
    // It stays queued until the list, or a version that has it, is here.
    if (read === 'words' || read === 'wordsNotLoaded') return false;
    const isRound = typeof read === 'object';
    const isSaved = isRound && (await set(saveReadableAtom, [read]));
    if (isSaved || !isRound) removeFromQueue(key, isRound);
    return isSaved;
  };
  const saved = await Promise.all(queuedKeys().map(saveOne));
  if (saved.includes(true)) await set(adviseExportAtom);
});

/** Saves the rounds that could be read. Returns whether the database could be written. */
const saveReadableAtom = atom(
  null,
  async (get, set, read: readonly (VerifiedRound | UnreadableReason)[]): Promise<boolean> => {
    const ready = read.filter((one) => typeof one === 'object');
    if (ready.length === 0) return true;
    const count = countOfRounds(get, ready);
    // The round matters more than what is counted: where there is no room for both, it is saved alone.
    const saved =
      (await writeDatabase(get, set, (db) => db.save(ready, 'played', undefined, count))) ??
      (await writeDatabase(get, set, (db) => db.save(ready, 'played')));
    if (saved) set(persistOnceAtom);
    else set(notifyAtom, 'roundsNotSaved');
    return Boolean(saved);
  },
);

/** Counts the pairs of rounds as they are saved. */
function countOfRounds(get: Getter, ready: readonly VerifiedRound[]): CountPairs {
  return countOf(
    ready.map(({ saved }) => saved),
    get(findWordsAtom),
    dateNowMs(),
  );
}

const adviseExportAtom = atom(null, async (get, set): Promise<void> => {
  const due = await writeDatabase(get, set, (db) => db.facts.isExportDue(ADVISE_EXPORT_AFTER));
  if (due?.result) set(notifyAtom, 'exportDue');
});

/** A queued round; null if it is no JSON. */
function queuedValue(key: string): unknown {
  try {
    return JSON.parse(queuedText(key));
  } catch {
    return null;
  }
}
