import { atom } from 'jotai';
import type { RoundsDatabase, RoundsOrigin } from '../../platform/history/database';
import { setAside, stopWaiting, waitingKeys, waitingText } from '../../platform/history/waitingRounds';
import { tellAtom } from '../page/noticeAtoms';
import { persistOnceAtom } from '../round/bestAtoms';
import { findWordsAtom } from '../round/roundAtoms';
import { writeDatabase } from './databaseAtoms';
import { type ReadyRound, readyRound } from './keptRounds';
import { letUnkeptWaitAtom, noteKeptRoundsAtom, plainOfUnkept, unkeptRoundsAtom } from './waitingRoundAtoms';

/** So many rounds that exist once only are worth a word. */
const EXPORT_AFTER = 50;

type ReadRound = typeof import('./readRounds').readRoundOfAnyList;

/**
 * Keeps the rounds of this visit that are not kept yet, and those that wait from others. Few ever do: what reads them
 * is handed in.
 */
export const keepWaitingRoundsAtom = atom(
  null,
  async (get, set, readRound: ReadRound | null): Promise<void> => {
    const unkept = get(unkeptRoundsAtom);
    const findWords = get(findWordsAtom);
    const waiting = readRound ? await readWaiting((value) => readRound(get, set, value)) : [];
    if (waiting.length === 0 && unkept.length === 0) return;
    const plain = unkept.map((one) => plainOfUnkept(get, one));
    const fresh = plain.map((one) => readyRound(one, findWords));
    const ready = [...waiting.map(([, read]) => read), ...fresh].filter((one) => typeof one === 'object');
    const kept = await writeDatabase(get, set, (db) => keepAll(db, ready, 'played'));
    if (!kept) {
      set(tellAtom, 'roundsNotKept');
      set(letUnkeptWaitAtom);
      return;
    }
    set(noteKeptRoundsAtom, unkept);
    for (const [index, one] of plain.entries()) {
      // Its keys do not give it again: that is our mistake, and no reason to lose it.
      if (typeof fresh[index] === 'string' && setAside(JSON.stringify(one))) set(tellAtom, 'damaged');
    }
    // One whose words are not here waits for them, or for a version that has them.
    for (const [key, read] of waiting) {
      if (read !== 'words' && read !== 'wordsNotLoaded') stopWaiting(key, typeof read === 'object');
    }
    set(persistOnceAtom);
    const due = await writeDatabase(get, set, (db) => db.isExportDue(EXPORT_AFTER));
    if (due?.result) set(tellAtom, 'exportDue');
  },
);

/** Keeps rounds, but for those that are there already. Returns how many were new. */
export async function keepAll(
  db: RoundsDatabase,
  ready: readonly ReadyRound[],
  origin: RoundsOrigin,
): Promise<number> {
  return db.keep(
    ready.map(({ kept }) => kept),
    ready.map(({ summary }) => summary),
    origin,
  );
}

function readWaiting(
  read: (value: unknown) => Promise<ReadyRound | string>,
): Promise<(readonly [key: string, read: ReadyRound | string])[]> {
  return Promise.all(
    waitingKeys().map(async (key) => {
      try {
        return [key, await read(JSON.parse(waitingText(key)))] as const;
      } catch {
        return [key, 'form'] as const;
      }
    }),
  );
}
