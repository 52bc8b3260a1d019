import { atom } from 'jotai';
import type { FindWords } from '../core/recording';
import type { Round } from '../core/round';
import { SUMMARY_VERSION, summaryOf } from '../core/summary';
import type { KeptRound, ListedRound, RoundsDatabase } from '../platform/database';
import { takeTurns } from '../platform/turns';
import { readDatabase, writeDatabase } from './databaseAtoms';
import { keepAll, keepWaitingRoundsAtom } from './keepRoundsAtoms';
import { replayKept } from './keptRounds';
import { readRound } from './readRounds';
import { findWordsAtom } from './roundAtoms';

export type { ListedRound };

/** Rounds that are looked at in one go. */
const LOT = 200;

const listedAtom = atom<readonly ListedRound[] | null>(null);
const damagedAtom = atom(0);

/** The kept rounds, newest first; null until they have been read. */
export const listedRoundsAtom = atom((get) => get(listedAtom));

/** How many rounds could not be read, this time, and were put aside. */
export const damagedRoundsAtom = atom((get) => get(damagedAtom));

/** Reads the kept rounds; those that wait are kept first, and what an older version has written is taken over. */
export const openHistoryAtom = atom(null, async (get, set): Promise<void> => {
  set(damagedAtom, 0);
  await set(keepWaitingRoundsAtom, readRound);
  await readDatabase(get, set, (db) => takeOverOlder(db, get(findWordsAtom)));
  await set(listRoundsAtom);
});

/** Reads the list; what is missing in it or of another version is made anew, what cannot be read is put aside. */
export const listRoundsAtom = atom(null, async (get, set): Promise<void> => {
  const read = await readDatabase(get, set, (db) => db.list());
  if (!read) {
    set(listedAtom, get(listedAtom) ?? []);
    return;
  }
  const { listed, ids } = read.result;
  const known = new Set(ids);
  const good = listed.filter((one) => known.has(one.id) && isListed(one));
  const goodIds = new Set(good.map(({ id }) => id));
  const missing = ids.filter((id) => !goodIds.has(id));
  set(listedAtom, newestFirst(good));
  if (missing.length === 0) return;
  const pauseWhenDue = takeTurns();
  for (let from = 0; from < missing.length; from += LOT) {
    const lot = missing.slice(from, from + LOT);
    const mended = await writeDatabase(get, set, (db) => relist(db, lot, get(findWordsAtom), pauseWhenDue));
    if (!mended) return;
    set(listedAtom, newestFirst([...(get(listedAtom) ?? []), ...mended.result.listed]));
    set(damagedAtom, get(damagedAtom) + mended.result.damaged);
  }
});

/** Deletes a round; it can be brought back as long as the list is open. */
export const deleteRoundAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const done = await writeDatabase(get, set, async (db) => {
    const [kept] = await db.rounds([id]);
    await db.delete([id]);
    return kept;
  });
  if (!done) return;
  const listed = get(listedAtom)?.find((one) => one.id === id);
  set(listedAtom, get(listedAtom)?.filter((one) => one.id !== id) ?? []);
  if (done.result && listed) set(deletedAtom, [...get(deletedAtom), { kept: done.result, listed }]);
});

interface DeletedRound {
  readonly kept: KeptRound;
  readonly listed: ListedRound;
}
const deletedAtom = atom<readonly DeletedRound[]>([]);

/** The rounds that have been deleted since the list was opened, in that order. */
export const deletedRoundsAtom = atom((get) => get(deletedAtom).map(({ listed }) => listed));

/** From here on, what has been deleted is gone. */
export const forgetDeletedAtom = atom(null, (_get, set) => set(deletedAtom, []));

/** Brings a deleted round back. */
export const bringBackAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const deleted = get(deletedAtom).find(({ kept }) => kept.id === id);
  if (!deleted) return;
  const done = await writeDatabase(get, set, (db) => db.keep([deleted.kept], [deleted.listed.summary]));
  if (!done) return;
  set(
    deletedAtom,
    get(deletedAtom).filter((one) => one !== deleted),
  );
  set(listedAtom, newestFirst([...(get(listedAtom) ?? []), deleted.listed]));
});

/** Deletes all rounds, for good. */
export const deleteAllRoundsAtom = atom(null, async (get, set): Promise<void> => {
  const done = await writeDatabase(get, set, (db) => db.clear());
  if (!done) return;
  set(deletedAtom, []);
  set(listedAtom, []);
});

/** A kept round that is looked at: played again, from its log. */
export interface ShownRound {
  readonly listed: ListedRound;
  /** Null when it is not there any more, or cannot be read. */
  readonly round: Round | null;
}
const shownAtom = atom<ShownRound | null>(null);

/** The kept round that is looked at; null while the list is. */
export const shownRoundAtom = atom((get) => get(shownAtom));

/** Looks at a round; null goes back to the list. */
export const showRoundAtom = atom(null, async (get, set, listed: ListedRound | null): Promise<void> => {
  if (!listed) return set(shownAtom, null);
  const done = await readDatabase(get, set, (db) => db.rounds([listed.id]));
  const [kept] = done?.result ?? [];
  set(shownAtom, { listed, round: kept ? replayKept(kept, get(findWordsAtom)) : null });
});

async function takeOverOlder(db: RoundsDatabase, findWords: FindWords): Promise<void> {
  const older = await db.takeOlder();
  if (older.length === 0) return;
  const ready = older.map((value) => readRound(value, findWords)).filter((one) => typeof one === 'object');
  await keepAll(db, ready);
  await db.dropOlder((value) => typeof readRound(value, findWords) === 'object');
}

async function relist(
  db: RoundsDatabase,
  ids: readonly string[],
  findWords: FindWords,
  pauseWhenDue: () => Promise<void>,
): Promise<{ readonly listed: readonly ListedRound[]; readonly damaged: number }> {
  const listed: ListedRound[] = [];
  const kept = await db.rounds(ids);
  for (const one of kept) {
    await pauseWhenDue();
    const round = isKept(one) ? replayKept(one, findWords) : null;
    if (!round) continue;
    const { recording: _, ...rest } = one;
    listed.push({ ...rest, summary: summaryOf(round) });
  }
  const read = new Set(listed.map(({ id }) => id));
  const damaged = kept.filter(({ id }) => !read.has(id)).map(({ id }) => id);
  await db.relist(listed);
  if (damaged.length > 0) await db.putAside(damaged);
  return { listed, damaged: damaged.length };
}

function isKept({ playedAt, stalls, wasHidden }: KeptRound): boolean {
  return (
    Number.isFinite(playedAt) &&
    Number.isFinite(stalls?.count) &&
    Number.isFinite(stalls?.longestMs) &&
    typeof wasHidden === 'boolean'
  );
}

function isListed(one: ListedRound): boolean {
  const { version, durationMs, total, errors, wordList } = one.summary ?? {};
  return (
    isKept(one as unknown as KeptRound) &&
    version === SUMMARY_VERSION &&
    [durationMs, total, errors].every((figure) => Number.isFinite(figure)) &&
    typeof wordList === 'string'
  );
}

function newestFirst(listed: readonly ListedRound[]): readonly ListedRound[] {
  return listed.toSorted((one, other) => (one.id < other.id ? 1 : -1));
}
