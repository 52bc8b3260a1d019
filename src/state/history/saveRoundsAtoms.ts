import { atom } from 'jotai';
import {
  quarantineRound,
  queuedKeys,
  queuedText,
  removeFromQueue,
} from '../../platform/history/queuedRounds';
import type { RoundsDatabase, RoundsOrigin } from '../../platform/history/RoundsDatabase';
import { notifyAtom } from '../page/noticeAtoms';
import { persistOnceAtom } from '../round/bestAtoms';
import { findWordsAtom } from '../round/roundAtoms';
import { writeDatabase } from './databaseAtoms';
import { type VerifiedRound, verifyRound } from './savedRounds';
import {
  noteSavedRoundsAtom,
  plainOfUnsaved,
  queueUnsavedRoundsAtom,
  unsavedRoundsAtom,
} from './unsavedRoundAtoms';

/** After this many rounds without an export, the person is advised to make one. */
const ADVISE_EXPORT_AFTER = 50;

type ReadQueuedRound = typeof import('./roundsOfAnyList').readRoundOfAnyList;

/**
 * Saves the unsaved rounds of this visit and those queued by earlier ones.
 *
 * @param readRound reads queued rounds; passed in because it is rarely needed and loaded separately. Null skips them
 */
export const saveRoundsAtom = atom(
  null,
  async (get, set, readRound: ReadQueuedRound | null): Promise<void> => {
    const unsaved = get(unsavedRoundsAtom);
    const findWords = get(findWordsAtom);
    const queued = readRound ? await readQueued((value) => readRound(get, set, value)) : [];
    if (queued.length === 0 && unsaved.length === 0) return;
    const plain = unsaved.map((one) => plainOfUnsaved(get, one));
    const fresh = plain.map((one) => verifyRound(one, findWords));
    const ready = [...queued.map(([, read]) => read), ...fresh].filter((one) => typeof one === 'object');
    const saved = await writeDatabase(get, set, (db) => saveAll(db, ready, 'played'));
    if (!saved) {
      set(notifyAtom, 'roundsNotSaved');
      set(queueUnsavedRoundsAtom);
      return;
    }
    set(noteSavedRoundsAtom, unsaved);
    for (const [index, one] of plain.entries()) {
      // Replaying its own keys does not give the same round: a bug of ours, and no reason to lose it.
      if (typeof fresh[index] === 'string' && quarantineRound(JSON.stringify(one)))
        set(notifyAtom, 'damaged');
    }
    // A round whose word list is missing stays queued until the list, or a version that has it, is here.
    for (const [key, read] of queued) {
      if (read !== 'words' && read !== 'wordsNotLoaded') removeFromQueue(key, typeof read === 'object');
    }
    set(persistOnceAtom);
    const due = await writeDatabase(get, set, (db) => db.facts.isExportDue(ADVISE_EXPORT_AFTER));
    if (due?.result) set(notifyAtom, 'exportDue');
  },
);

/** Saves rounds, except those that are there already. Returns how many were new. */
export async function saveAll(
  db: RoundsDatabase,
  ready: readonly VerifiedRound[],
  origin: RoundsOrigin,
): Promise<number> {
  return db.save(
    ready.map(({ saved }) => saved),
    ready.map(({ summary }) => summary),
    origin,
  );
}

function readQueued(
  read: (value: unknown) => Promise<VerifiedRound | string>,
): Promise<(readonly [key: string, read: VerifiedRound | string])[]> {
  return Promise.all(
    queuedKeys().map(async (key) => {
      try {
        return [key, await read(JSON.parse(queuedText(key)))] as const;
      } catch {
        return [key, 'form'] as const;
      }
    }),
  );
}
