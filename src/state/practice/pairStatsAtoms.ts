import { atom } from 'jotai';
import { isNewer, isPairStats, NO_STATS, type PairStats } from '../../analysis/practice/PairStats';
import { watchRoundsChanges } from '../../platform/history/roundsChanges';
import { readDatabase } from '../history/databaseAtoms';
import { phaseAtom } from '../round/roundAtoms';
import { wordListsAtom } from '../words/listsByName';
import { startPairsWork } from './startPairsWork';

const statsAtom = atom<PairStats | null>(null);

/** What the saved rounds show about pairs; null before it is read, or if it cannot be. */
export const pairStatsAtom = atom((get) => get(statsAtom));

/** How many rounds have been counted again so far; null while nothing is counted. */
export interface RebuildCount {
  readonly done: number;
  /** 0 until it is known. */
  readonly total: number;
}

const countAtom = atom<RebuildCount | null>(null);

/** How far counting all rounds again has come; null while that is not under way. */
export const rebuildProgressAtom = atom((get) => get(countAtom));

const stopRebuildAtom = atom<{ readonly stop: () => void } | null>(null);

/** Reads what is known of pairs. If rounds have changed, counts all of them again; while a round runs, that waits. */
export const readPairStatsAtom = atom(null, async (get, set): Promise<void> => {
  const read = await readDatabase(get, set, (db) => db.pairs.read());
  if (!read) return;
  const { stats = NO_STATS, isCurrent } = read.result;
  const isUsable = isPairStats(stats);
  if (isUsable) set(statsAtom, stats);
  if (isCurrent && isUsable) return;
  // A record of a newer version stays as it is: what is counted is for this visit only.
  if (isNewer(stats) && get(statsAtom)) return;
  if (get(phaseAtom) !== 'run' && !get(stopRebuildAtom)) set(startRebuildAtom);
});

const startRebuildAtom = atom(null, (get, set) => {
  set(countAtom, { done: 0, total: 0 });
  const stop = startPairsWork({ kind: 'rebuild', lists: get(wordListsAtom) }, (progress) => {
    if (progress.step === 'counting') set(countAtom, { done: progress.done, total: progress.total });
    else if (progress.step === 'done') {
      set(pauseRebuildAtom);
      if (progress.stats) set(statsAtom, progress.stats);
    }
  });
  set(stopRebuildAtom, { stop });
});

/** Stops counting all rounds, as a round is about to run. `readPairStatsAtom` begins again. */
export const pauseRebuildAtom = atom(null, (get, set) => {
  get(stopRebuildAtom)?.stop();
  set(stopRebuildAtom, null);
  set(countAtom, null);
});

/** Reads what is known of pairs, now and after each change of the saved rounds. Returns the undo. */
export const openPairStatsAtom = atom(null, (_get, set) => {
  void set(readPairStatsAtom);
  return watchRoundsChanges(() => void set(readPairStatsAtom));
});
