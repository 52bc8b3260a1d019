import { atom, type Getter, type Setter } from 'jotai';
import type { PlainRound } from '../../core/history/plainRound';
import type { ListedRound } from '../../platform/history/databaseSchema';
import { offerDownload } from '../../platform/history/download';
import {
  beginRoundsFile,
  type FileTrouble,
  linesOfRounds,
  ROUNDS_FILE_END,
} from '../../platform/history/roundsFile';
import { takeTurns } from '../../platform/page/turns';
import { dateNowMs } from '../../platform/round/clock';
import { chosenThemeAtom } from '../page/themeAtoms';
import { bestAtom, raiseBestAtom } from '../round/bestAtoms';
import { withWords } from '../words/wordLists';
import { listsAtom } from '../words/wordsAtoms';
import { noteDatabaseTroubleAtom, readDatabase, writeDatabase } from './databaseAtoms';
import { listedRoundsAtom, listRoundsAtom } from './historyAtoms';
import { readFactsAtom } from './keepingFactsAtoms';
import { plainOfKept } from './keptRounds';
import type { FoundRounds, ImportNews } from './roundsImport';
import { type StartedImport, startImport } from './startImport';

export type { FileTrouble, FoundRounds };

/** Rounds that are read in one go. */
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
  | ImportNews;

const workAtom = atom<FileWork | null>(null);
/** Whoever works looks whether this is still the work that is wanted. */
const wantedAtom = atom<object | null>(null);

/** What is being done with files, or has been done last; null when nothing. */
export const fileWorkAtom = atom((get) => get(workAtom));

const importAtom = atom<StartedImport | null>(null);

/**
 * Stops what is being done with files, and forgets what has been done. Of an import that is stopped while it adds rounds
 * none is added, which it says then.
 */
export const endFileWorkAtom = atom(null, (get, set) => {
  if (get(workAtom)?.step === 'adding') get(importAtom)?.order({ kind: 'stop' });
  else get(importAtom)?.end();
  set(importAtom, null);
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
    const plain: PlainRound[] = [];
    let notLoaded = 0;
    for (const kept of done.result) {
      await work.pauseWhenDue();
      const round = await withWords(get, set, (findWords) => plainOfKept(kept, findWords), tried);
      if (round === 'wordsNotLoaded') notLoaded++;
      else if (round) plain.push(round);
    }
    wordsNotLoaded += notLoaded;
    unreadable += ids.length - plain.length - notLoaded;
    parts.push(linesOfRounds(plain, written === 0));
    written += plain.length;
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
export const readFileAtom = atom(null, (get, set, file: Blob): void => {
  const work = beginWork(get, set);
  work.show({ step: 'reading', done: 0, total: 0 });
  const started = startImport((news) => {
    const goesOn = news.step === 'reading' || news.step === 'read' || news.step === 'adding';
    // One that was stopped says what came of that, unless other work has begun meanwhile.
    if (work.isWanted() || (!goesOn && get(wantedAtom) === null)) set(workAtom, news);
    if (goesOn) return;
    started.end();
    if (news.step !== 'refused') void set(noteImportAtom, news);
  });
  set(importAtom, started);
  started.order({ kind: 'read', file, lists: get(listsAtom) });
});

/** Adds the rounds that have been read. A score of theirs that can be the best, and is higher, becomes it. */
export const addReadRoundsAtom = atom(null, (get, set): void => {
  const work = get(workAtom);
  if (work?.step !== 'read') return;
  set(workAtom, { step: 'adding', done: 0, total: work.found.fresh });
  get(importAtom)?.order({ kind: 'add' });
});

const noteImportAtom = atom(null, async (get, set, news: ImportNews): Promise<void> => {
  if (news.step === 'added') {
    set(raiseBestAtom, news.best);
    if (news.rounds > 0) set(noteDatabaseTroubleAtom, null);
  }
  if (news.step === 'notAdded' && news.trouble) set(noteDatabaseTroubleAtom, news.trouble);
  // The list may have been closed meanwhile.
  if (!get(listedRoundsAtom)) return;
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
  set(endFileWorkAtom);
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

/** `2026-11-21`, where the person is. */
function dayOf(ms: number): string {
  const date = new Date(ms);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
