import { atom, type Getter, type Setter } from 'jotai';
import { SUMMARY_VERSION } from '../../core/history/summary';
import { keyOf, kindOf } from '../../core/options/options';
import { Playback } from '../../core/replay/playback';
import type { Round } from '../../core/round/round';
import type { KeptRound, ListedRound } from '../../platform/history/databaseSchema';
import { watchRoundsChanges } from '../../platform/history/roundsChanges';
import { takeTurns } from '../../platform/page/turns';
import { dateNowMs } from '../../platform/round/clock';
import { optionsAtom } from '../options/optionsAtoms';
import { raceRoundAtom } from '../race/raceAtoms';
import { watchAtom } from '../replay/watchAtoms';
import { findWordsAtom } from '../round/roundAtoms';
import { fontsFor, withWords } from '../words/wordLists';
import { readDatabase, writeDatabase } from './databaseAtoms';
import { keepWaitingRoundsAtom } from './keepRoundsAtoms';
import { type NotReplayed, replayKept } from './keptRounds';
import { isListed, newestFirst, relist, takeOverOlder } from './listKeptRounds';
import { readRoundOfAnyList } from './readRounds';

export type { ListedRound };

/** Rounds that are looked at in one go. */
const LOT = 200;

const listedAtom = atom<readonly ListedRound[] | null>(null);
const damagedAtom = atom(0);

/** The kept rounds, newest first; null until they have been read. */
export const listedRoundsAtom = atom((get) => get(listedAtom));

/** Those of them that bests are told of: of the kind that is chosen now, and not raced. */
export const comparableRoundsAtom = atom((get): readonly ListedRound[] => {
  const key = keyOf(kindOf(get(optionsAtom)));
  return (get(listedAtom) ?? []).filter(({ summary, wasRaced }) => !wasRaced && keyOf(summary) === key);
});

const readAtAtom = atom(0);

/** When they were read, in ms since 1970, UTC: what is told of today is told of that day. */
export const listedAtAtom = atom((get) => get(readAtAtom));

/** Whether a round is dated later than the moment at which it was read: by a clock that was wrong, or in a file. */
export function isInFuture({ playedAt }: ListedRound, listedAt: number): boolean {
  return playedAt > listedAt;
}

/** Those of the comparable rounds that the trend is told of, newest first: all that are not dated in the future. */
export const trendRoundsAtom = atom((get): readonly ListedRound[] =>
  get(comparableRoundsAtom).filter((one) => !isInFuture(one, get(readAtAtom))),
);

/** How many rounds could not be read, this time, and were put aside. */
export const damagedRoundsAtom = atom((get) => get(damagedAtom));

/** Reads the kept rounds; those that wait are kept first, and what an older version has written is taken over. */
export const openHistoryAtom = atom(null, async (get, set): Promise<void> => {
  set(damagedAtom, 0);
  await set(keepWaitingRoundsAtom, readRoundOfAnyList);
  const older = await readDatabase(get, set, (db) => db.older());
  if (older && older.result.length > 0) {
    await writeDatabase(get, set, (db) => takeOverOlder(db, older.result, get(findWordsAtom)));
  }
  await set(listRoundsAtom);
});

/** Whoever reads the list looks whether a later one does. */
const readingAtom = atom<object | null>(null);

/** Reads the list; what is missing in it or of another version is made anew, what cannot be read is put aside. */
export const listRoundsAtom = atom(null, async (get, set): Promise<void> => {
  const token = {};
  set(readingAtom, token);
  const isWanted = (): boolean => get(readingAtom) === token;
  const read = await readDatabase(get, set, (db) => db.list());
  if (!isWanted()) return;
  set(readAtAtom, dateNowMs());
  if (!read) {
    set(listedAtom, get(listedAtom) ?? []);
    return;
  }
  const known = new Set(read.result.ids);
  // One of another version is shown until it is made anew.
  const shown = read.result.listed.filter((one) => known.has(one.id) && isListed(one));
  const byId = new Map(shown.map((one) => [one.id, one]));
  const due = read.result.ids.filter((id) => byId.get(id)?.summary.version !== SUMMARY_VERSION);
  if (due.length === 0 || shown.length > 0) set(listedAtom, newestFirst(shown));
  if (due.length === 0) return;
  const pauseWhenDue = takeTurns();
  const tried = new Set<string>();
  for (let from = 0; from < due.length; from += LOT) {
    const lot = due.slice(from, from + LOT);
    const mended = await writeDatabase(get, set, (db) =>
      relist(db, lot, (kept) => replayed(get, set, kept, tried), pauseWhenDue),
    );
    if (!mended || !isWanted()) return;
    for (const one of mended.result.listed) byId.set(one.id, one);
    set(damagedAtom, get(damagedAtom) + mended.result.damaged);
  }
  set(listedAtom, newestFirst([...byId.values()]));
});

/** A kept round, played again; a list that its words are of is brought. */
function replayed(
  get: Getter,
  set: Setter,
  kept: KeptRound,
  tried?: Set<string>,
): Promise<Round | null | NotReplayed> {
  return withWords(get, set, (findWords) => replayKept(kept, findWords), tried);
}

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

/** Reads the list again when the rounds have changed, here or in another tab, until the returned undo is called. */
export const followHistoryAtom = atom(null, (_get, set) =>
  watchRoundsChanges(() => void set(listRoundsAtom)),
);

/** The list is closed: what has been deleted is gone, and nothing of it stays in memory. */
export const closeHistoryAtom = atom(null, (_get, set) => {
  set(deletedAtom, []);
  set(shownAtom, null);
  set(wantedAtom, null);
  set(readingAtom, null);
  set(listedAtom, null);
});

/** Brings a deleted round back. */
export const bringBackAtom = atom(null, async (get, set, id: string): Promise<void> => {
  const deleted = get(deletedAtom).find(({ kept }) => kept.id === id);
  if (!deleted) return;
  const done = await writeDatabase(get, set, (db) =>
    db.keep([deleted.kept], [deleted.listed.summary], 'brought'),
  );
  if (!done) return;
  set(
    deletedAtom,
    get(deletedAtom).filter((one) => one !== deleted),
  );
  set(listedAtom, newestFirst([...(get(listedAtom) ?? []), deleted.listed]));
});

/** Deletes all rounds of the list, for good. */
export const deleteAllRoundsAtom = atom(null, async (get, set): Promise<void> => {
  const ids = (get(listedAtom) ?? []).map(({ id }) => id);
  const done = await writeDatabase(get, set, (db) => db.delete(ids));
  if (!done) return;
  set(deletedAtom, []);
  set(listedAtom, []);
});

/** A kept round that is looked at: played again, from its log. */
export interface ShownRound {
  readonly listed: ListedRound;
  /** Null when it is not there any more, or damaged; a string when it is intact and cannot be shown. */
  readonly round: Round | null | NotReplayed;
}
const shownAtom = atom<ShownRound | null>(null);
/** The one that was asked for last. */
const wantedAtom = atom<ListedRound | null>(null);

/** The kept round that is looked at; null while the list is. */
export const shownRoundAtom = atom((get) => get(shownAtom));

/** Looks at a round; null goes back to the list. */
export const showRoundAtom = atom(null, async (_get, set, listed: ListedRound | null): Promise<void> => {
  const read = await set(readWantedAtom, listed);
  if (read || !listed) set(shownAtom, read);
});

/** Shows a kept round on the board, from its beginning. `at` is the press's own time stamp, in ms. */
export const watchKeptAtom = atom(null, async (_get, set, listed: ListedRound, at: number) => {
  const read = await set(readWantedAtom, listed);
  if (isPlayed(read)) set(watchAtom, read.round, at);
  else if (read) set(shownAtom, read);
});

/** Lays out the words of a kept round, to be raced. `at` is the press's own time stamp, in ms. */
export const raceKeptAtom = atom(null, async (_get, set, listed: ListedRound, at: number) => {
  const read = await set(readWantedAtom, listed);
  if (isPlayed(read)) set(raceRoundAtom, { ghost: new Playback(read.round), challenger: null }, at);
  else if (read) set(shownAtom, read);
});

function isPlayed(read: ShownRound | null): read is ShownRound & { readonly round: Round } {
  return read !== null && read.round !== null && typeof read.round !== 'string';
}

/** Reads a round and plays it again; null when the database cannot be read, or another one has been asked for since. */
const readWantedAtom = atom(
  null,
  async (get, set, listed: ListedRound | null): Promise<ShownRound | null> => {
    set(wantedAtom, listed);
    const done = listed && (await readDatabase(get, set, (db) => db.rounds([listed.id])));
    if (!done || get(wantedAtom) !== listed) return null;
    const [kept] = done.result;
    const round = kept ? await replayed(get, set, kept) : null;
    if (round !== null && typeof round !== 'string') await fontsFor(round.setup);
    return get(wantedAtom) === listed ? { listed, round } : null;
  },
);
