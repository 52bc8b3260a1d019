import { atom, type Setter } from 'jotai';
import type { PlainRound } from '../../core/history/plainRound';
import type { ListedRound, SavedRound } from '../../platform/history/databaseSchema';
import { downloadFile } from '../../platform/history/download';
import {
  type FileTrouble,
  ROUNDS_FILE_END,
  roundsFileLines,
  roundsFileStart,
} from '../../platform/history/roundsFile';
import { createYieldWhenDue } from '../../platform/page/tasks';
import { dateNowMs, dayOf } from '../../platform/round/clock';
import type { FoundRounds, ImportProgress } from '../../services/history/roundsImport';
import { plainOfSaved, type UnreadableReason } from '../../services/history/savedRounds';
import { type RunningImport, startImport } from '../../services/history/startImport';
import { noteDatabaseTroubleAtom, readDatabase, writeDatabase } from '../database/databaseAtoms';
import { latestAtom } from '../page/latestAtom';
import { withdrawNoticeAtom } from '../page/noticeAtoms';
import { chosenThemeAtom } from '../page/themeAtoms';
import { bestAtom, raiseBestAtom } from '../round/bestAtoms';
import { noteImportedDaysAtom } from '../today/todayAtoms';
import { withLoadedWords, wordListsAtom } from '../words/wordListAtoms';
import { listRoundsAtom } from './historyAtoms';
import { listedRoundsAtom } from './listedRoundAtoms';
import { waitingRoundsAtom } from './saveRoundsAtoms';
import { readStorageFactsAtom } from './storageFactsAtoms';

export type { FileTrouble, FoundRounds, UnreadableReason };

/** The byte order mark, without which some spreadsheets take a CSV in UTF-8 for one in Windows-1252. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Rounds read from the database at a time. */
const CHUNK_SIZE = 500;

/** The progress or outcome of an export or import. */
export type FileWork =
  | { readonly step: 'writing'; readonly done: number; readonly total: number }
  | {
      readonly step: 'written';
      readonly rounds: number;
      readonly unreadable: number;
      /** Left out because their word list could not be loaded; the rounds themselves are intact. */
      readonly wordsNotLoaded: number;
    }
  | ImportProgress;

/** The current or the last export or import; null for none. */
export const fileWorkAtom = atom<FileWork | null>(null);

/** Which work was begun last; null once it has been stopped. */
const begunAtom = latestAtom<'export' | 'import'>();

const importAtom = atom<RunningImport | null>(null);

/**
 * Stops the current export or import and clears its outcome. An import that is stopped while it adds rounds adds none,
 * and then reports that.
 */
export const stopFileWorkAtom = atom(null, (get, set) => {
  if (get(fileWorkAtom)?.step === 'adding') get(importAtom)?.send({ kind: 'stop' });
  else get(importAtom)?.terminate();
  set(importAtom, null);
  set(begunAtom, null);
  set(fileWorkAtom, null);
});

/** Exports all rounds: the browser downloads them as one file. */
export const exportRoundsAtom = atom(null, async (get, set): Promise<void> => {
  const work = beginWork(set, 'export');
  // Oldest first, so that tomorrow's file begins like today's.
  const listed = (get(listedRoundsAtom) ?? []).toReversed();
  const now = dateNowMs();
  const theme = get(chosenThemeAtom);
  const parts = [
    roundsFileStart({
      exportedAt: new Date(now).toISOString(),
      settings: theme ? { theme } : {},
      best: get(bestAtom),
    }),
  ];
  let unreadable = 0;
  let wordsNotLoaded = 0;
  let written = 0;
  const tried = new Set<string>();
  const add = async (wanted: number, rounds: readonly SavedRound[]): Promise<void> => {
    const plain: PlainRound[] = [];
    let notLoaded = 0;
    for (const saved of rounds) {
      await work.yieldWhenDue();
      const round = await withLoadedWords(get, set, (findWords) => plainOfSaved(saved, findWords), tried);
      if (round === 'wordsNotLoaded') notLoaded++;
      else if (round) plain.push(round);
    }
    wordsNotLoaded += notLoaded;
    unreadable += wanted - plain.length - notLoaded;
    parts.push(roundsFileLines(plain, written === 0));
    written += plain.length;
  };
  for (let from = 0; from < listed.length; from += CHUNK_SIZE) {
    work.show({ step: 'writing', done: from, total: listed.length });
    const ids = listed.slice(from, from + CHUNK_SIZE).map(({ id }) => id);
    const done = await readDatabase(get, set, (db) => db.rounds(ids));
    if (!done || !work.isWanted()) return work.end();
    await add(ids.length, done.result);
  }
  // Where nothing can be saved, a file is the only way to keep these.
  const listedIds = new Set(listed.map(({ id }) => id));
  const waiting = (await set(waitingRoundsAtom)).filter(({ id }) => !listedIds.has(id));
  await add(waiting.length, waiting);
  if (!work.isWanted()) return;
  parts.push(ROUNDS_FILE_END);
  downloadFile(`thirty-rounds-${dayOf(now)}.json`, 'application/json', parts);
  work.show({ step: 'written', rounds: written, unreadable, wordsNotLoaded });
  if (await writeDatabase(get, set, (db) => db.facts.noteExport(now))) set(withdrawNoticeAtom, 'exportDue');
  await set(readStorageFactsAtom);
});

/** Exports the rounds as CSV for a spreadsheet. `lines` makes its lines: the header, then one a round. */
export const exportCsvAtom = atom(
  null,
  (get, _set, lines: (listed: readonly ListedRound[]) => readonly string[]): void => {
    const table = lines(get(listedRoundsAtom) ?? []).join('\r\n');
    downloadFile(`thirty-rounds-${dayOf(dateNowMs())}.csv`, 'text/csv', [BYTE_ORDER_MARK, table, '\r\n']);
  },
);

/** Reads a file and reports what it contains. Nothing is added yet. */
export const readImportFileAtom = atom(null, (get, set, file: Blob): void => {
  const work = beginWork(set, 'import');
  work.show({ step: 'reading', done: 0, total: 0 });
  const started = startImport((progress) => {
    const isOngoing = progress.step === 'reading' || progress.step === 'read' || progress.step === 'adding';
    // A stopped import still reports its outcome, unless other work has begun meanwhile.
    if (work.isWanted() || (!isOngoing && get(begunAtom) === null)) set(fileWorkAtom, progress);
    if (isOngoing) return;
    started.terminate();
    if (progress.step !== 'refused') void set(finishImportAtom, progress);
  });
  set(importAtom, started);
  started.send({ kind: 'read', file, lists: get(wordListsAtom) });
});

/** Adds the rounds that have been read. Their highest eligible score becomes the best if it is higher. */
export const addImportedRoundsAtom = atom(null, (get, set): void => {
  const work = get(fileWorkAtom);
  if (work?.step !== 'read') return;
  set(fileWorkAtom, { step: 'adding', done: 0, total: work.found.fresh });
  get(importAtom)?.send({ kind: 'add' });
});

const finishImportAtom = atom(null, async (get, set, progress: ImportProgress): Promise<void> => {
  if (progress.step === 'added') {
    set(raiseBestAtom, progress.best);
    if (progress.rounds > 0) set(noteDatabaseTroubleAtom, null);
  }
  if (progress.step === 'notAdded' && progress.trouble) set(noteDatabaseTroubleAtom, progress.trouble);
  // The list may have been closed meanwhile.
  if (!get(listedRoundsAtom)) return;
  await set(listRoundsAtom);
  set(noteImportedDaysAtom);
  await set(readStorageFactsAtom);
});

interface Work {
  readonly show: (work: FileWork) => void;
  readonly isWanted: () => boolean;
  readonly end: () => void;
  readonly yieldWhenDue: () => Promise<void>;
}

function beginWork(set: Setter, which: 'export' | 'import'): Work {
  set(stopFileWorkAtom);
  const isWanted = set(begunAtom, which);
  return {
    isWanted,
    show: (work) => isWanted() && set(fileWorkAtom, work),
    end: () => isWanted() && set(fileWorkAtom, null),
    yieldWhenDue: createYieldWhenDue(),
  };
}
