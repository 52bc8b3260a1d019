import { atom, type Getter, type Setter } from 'jotai';
import { isStandard } from '../core/options';
import { tallyOf } from '../core/score';
import { dateNowMs } from '../platform/clock';
import type { ListedRound } from '../platform/databaseSchema';
import { offerDownload } from '../platform/download';
import {
  beginRoundsFile,
  type FileTrouble,
  linesOfRounds,
  ROUNDS_FILE_END,
  readRoundsFile,
} from '../platform/roundsFile';
import { takeTurns } from '../platform/turns';
import { bestAtom, raiseBestAtom } from './bestAtoms';
import { readDatabase, writeDatabase } from './databaseAtoms';
import { listedRoundsAtom, listRoundsAtom } from './historyAtoms';
import { readFactsAtom } from './keepingFactsAtoms';
import { keepAll } from './keepRoundsAtoms';
import { plainOfKept, type ReadyRound, type UnreadableRound } from './keptRounds';
import { readRoundOfAnyList } from './readRounds';
import { chosenThemeAtom } from './themeAtoms';
import { withWords } from './wordLists';

export type { FileTrouble };

/** Rounds that are read or written in one go. */
const LOT = 500;

/** What has come of taking rounds along, or of bringing some. */
export type FileWork =
  | { readonly step: 'writing'; readonly done: number; readonly total: number }
  | {
      readonly step: 'written';
      readonly rounds: number;
      readonly unreadable: number;
      /** Left out, though nothing is wrong with them. */
      readonly wordsNotLoaded: number;
    }
  | { readonly step: 'reading'; readonly done: number; readonly total: number }
  | { readonly step: 'refused'; readonly trouble: FileTrouble }
  | { readonly step: 'read'; readonly found: FoundRounds }
  | { readonly step: 'adding'; readonly done: number; readonly total: number }
  | { readonly step: 'added'; readonly rounds: number; readonly of: number };

/** What a file has. */
export interface FoundRounds {
  readonly fresh: readonly ReadyRound[];
  /** How many are here already. */
  readonly here: number;
  /** How many cannot be read, and why. */
  readonly unreadable: Readonly<Record<UnreadableRound, number>>;
}

const workAtom = atom<FileWork | null>(null);
/** Whoever works looks whether this is still the work that is wanted. */
const wantedAtom = atom<object | null>(null);

/** What is being done with files, or has been done last; null when nothing. */
export const fileWorkAtom = atom((get) => get(workAtom));

/** Stops what is being done with files, and forgets what has been done. Nothing has been added before it was all read. */
export const endFileWorkAtom = atom(null, (_get, set) => {
  set(wantedAtom, null);
  set(workAtom, null);
});

/** Has the browser save all rounds in one file. */
export const exportRoundsAtom = atom(null, async (get, set): Promise<void> => {
  const work = beginWork(get, set);
  // Oldest first, so that files of today and of tomorrow begin alike.
  const listed = (get(listedRoundsAtom) ?? []).toReversed();
  const now = dateNowMs();
  const theme = get(chosenThemeAtom);
  const parts = [
    beginRoundsFile({
      exportedAt: new Date(now).toISOString(),
      settings: theme ? { theme } : {},
      best: get(bestAtom),
    }),
  ];
  let unreadable = 0;
  let wordsNotLoaded = 0;
  let written = 0;
  const tried = new Set<string>();
  for (let from = 0; from < listed.length; from += LOT) {
    work.show({ step: 'writing', done: from, total: listed.length });
    const ids = listed.slice(from, from + LOT).map(({ id }) => id);
    const done = await readDatabase(get, set, (db) => db.rounds(ids));
    if (!done || !work.isWanted()) return work.end();
    const read = await withWords(
      get,
      set,
      (findWords) => done.result.map((kept) => plainOfKept(kept, findWords)),
      tried,
    );
    const plain = read.filter((round) => round !== null && round !== 'wordsNotLoaded');
    const notLoaded = read.filter((round) => round === 'wordsNotLoaded').length;
    wordsNotLoaded += notLoaded;
    unreadable += ids.length - plain.length - notLoaded;
    parts.push(linesOfRounds(plain, written === 0));
    written += plain.length;
    await work.pauseWhenDue();
  }
  if (!work.isWanted()) return;
  parts.push(ROUNDS_FILE_END);
  offerDownload(`thirty-rounds-${dayOf(now)}.json`, 'application/json', parts);
  work.show({ step: 'written', rounds: written, unreadable, wordsNotLoaded });
  await writeDatabase(get, set, (db) => db.noteExport(now));
  await set(readFactsAtom);
});

/** Has the browser save a table of the rounds, for a spreadsheet. `lines` makes it, a line a round. */
export const exportTableAtom = atom(
  null,
  (get, _set, lines: (listed: readonly ListedRound[]) => readonly string[]): void => {
    const table = lines(get(listedRoundsAtom) ?? []).join('\r\n');
    offerDownload(`thirty-rounds-${dayOf(dateNowMs())}.csv`, 'text/csv', [table, '\r\n']);
  },
);

/** Reads a file and tells what is in it; nothing is added. */
export const readFileAtom = atom(null, async (get, set, file: Blob): Promise<void> => {
  const work = beginWork(get, set);
  work.show({ step: 'reading', done: 0, total: 0 });
  const values = await readRoundsFile(file);
  if (!work.isWanted()) return;
  if (typeof values === 'string') return work.show({ step: 'refused', trouble: values });

  const here = new Set((get(listedRoundsAtom) ?? []).map(({ id }) => id));
  const fresh = new Map<string, ReadyRound>();
  const unreadable = { form: 0, words: 0, wordsNotLoaded: 0, events: 0 };
  const tried = new Set<string>();
  let already = 0;
  for (const [index, value] of values.entries()) {
    if (index % 100 === 0) work.show({ step: 'reading', done: index, total: values.length });
    await work.pauseWhenDue();
    if (!work.isWanted()) return;
    const ready = await readRoundOfAnyList(get, set, value, tried);
    if (typeof ready === 'string') unreadable[ready]++;
    else if (here.has(ready.kept.id) || fresh.has(ready.kept.id)) already++;
    else fresh.set(ready.kept.id, ready);
  }
  work.show({ step: 'read', found: { fresh: [...fresh.values()], here: already, unreadable } });
});

/** Adds the rounds that have been read. A score of theirs that can be the best, and is higher, becomes it. */
export const addReadRoundsAtom = atom(null, async (get, set): Promise<void> => {
  const before = get(workAtom);
  if (before?.step !== 'read') return;
  const { fresh } = before.found;
  const work = beginWork(get, set);
  let added = 0;
  for (let from = 0; from < fresh.length; from += LOT) {
    work.show({ step: 'adding', done: from, total: fresh.length });
    const lot = fresh.slice(from, from + LOT);
    const done = await writeDatabase(get, set, (db) => keepAll(db, lot, 'brought'));
    if (!done) break;
    added += done.result;
    set(raiseBestAtom, bestScoreOf(lot));
    await work.pauseWhenDue();
    if (!work.isWanted()) break;
  }
  // Told when it was stopped, too: some are here then. Other work that has begun meanwhile has the word.
  if (work.isWanted() || get(wantedAtom) === null) {
    set(workAtom, { step: 'added', rounds: added, of: fresh.length });
  }
  await set(listRoundsAtom);
  await set(readFactsAtom);
});

interface Work {
  readonly show: (work: FileWork) => void;
  readonly isWanted: () => boolean;
  readonly end: () => void;
  readonly pauseWhenDue: () => Promise<void>;
}

function beginWork(get: Getter, set: Setter): Work {
  const token = {};
  set(wantedAtom, token);
  const isWanted = (): boolean => get(wantedAtom) === token;
  return {
    isWanted,
    show: (work) => isWanted() && set(workAtom, work),
    end: () => isWanted() && set(workAtom, null),
    pauseWhenDue: takeTurns(),
  };
}

/** The highest score among the standard rounds that were not raced; 0 where there is none above. */
export function bestScoreOf(ready: readonly ReadyRound[]): number {
  return Math.max(0, ...ready.filter(canBeBest).map(({ summary }) => tallyOf(summary).score));
}

function canBeBest({ kept, summary }: ReadyRound): boolean {
  return !kept.wasRaced && isStandard(summary);
}

/** `2026-11-21`, where the person is. */
function dayOf(ms: number): string {
  const date = new Date(ms);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
