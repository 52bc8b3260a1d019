import { atom } from 'jotai';
import {
  isNewer,
  isOfSameRounds,
  isPairStats,
  NO_STATS,
  type PairStats,
} from '../../analysis/practice/PairStats';
import { watchRoundsChanges } from '../../platform/history/roundsChanges';
import { startPairsWork } from '../../services/practice/startPairsWork';
import { readDatabase } from '../database/databaseAtoms';
import { phaseAtom } from '../round/roundAtoms';
import { wordListsAtom } from '../words/wordListAtoms';

/** What the saved rounds show about pairs; null before it is read, or if it cannot be. */
export const pairStatsAtom = atom<PairStats | null>(null);

/** Whether all saved rounds that can be counted are, as far as this page has been told of them. */
export const areAllCountedAtom = atom(false);

/** How many rounds have been counted again so far; null while nothing is counted. */
export interface RebuildCount {
  readonly done: number;
  /** 0 until it is known. */
  readonly total: number;
}

/** How far counting all rounds again has come; null while that is not under way. */
export const rebuildProgressAtom = atom<RebuildCount | null>(null);

/** The number of changes of the rounds as of which they were last counted in this visit; null before that. */
const countedChangesAtom = atom<number | null>(null);

/** The number of changes of the rounds that was read last. */
const seenChangesAtom = atom(0);

const stopRebuildAtom = atom<{ readonly stop: () => void } | null>(null);

/** Reads what is known of pairs. If rounds have changed, counts all of them again; while a round runs, that waits. */
export const readPairStatsAtom = atom(null, async (get, set): Promise<void> => {
  const read = await readDatabase(get, set, (db) => db.pairs.read());
  if (!read) return;
  const { stats = NO_STATS, isCurrent, changes } = read.result;
  set(seenChangesAtom, changes);
  const isUsable = isPairStats(stats);
  const known = get(pairStatsAtom);
  // What was counted in this visit may have more rounds than a record that lacks some.
  if (isUsable && (isCurrent || !known) && !isOfSameRounds(stats, known)) set(pairStatsAtom, stats);
  const isCounted =
    (isCurrent && isUsable) ||
    // A record of a newer version stays as it is: what is counted is for this visit only.
    (isNewer(stats) && get(pairStatsAtom) !== null) ||
    // It could not be saved, because there is no word list or no room: the same rounds would be counted at every read.
    changes === get(countedChangesAtom);
  set(areAllCountedAtom, isCounted);
  if (isCounted) return;
  if (get(phaseAtom) !== 'run' && !get(stopRebuildAtom)) set(startRebuildAtom, changes);
});

const startRebuildAtom = atom(null, (get, set, changes: number) => {
  set(rebuildProgressAtom, { done: 0, total: 0 });
  const stop = startPairsWork({ kind: 'rebuild', lists: get(wordListsAtom) }, (progress) => {
    // Nothing else takes processor time while a round runs.
    if (get(phaseAtom) === 'run') set(pauseRebuildAtom);
    else if (progress.step === 'counting')
      set(rebuildProgressAtom, { done: progress.done, total: progress.total });
    else if (progress.step === 'done') {
      set(pauseRebuildAtom);
      if (!progress.stats) return;
      // Their figures first: whatever waits for all rounds to be counted reads them at once.
      set(pairStatsAtom, progress.stats);
      set(countedChangesAtom, changes);
      // Rounds that have changed meanwhile may be in these figures or not: the record says so.
      if (get(seenChangesAtom) === changes) set(areAllCountedAtom, true);
      else void set(readPairStatsAtom);
    }
  });
  set(stopRebuildAtom, { stop });
});

/** Stops counting all rounds, as a round is about to run. `readPairStatsAtom` begins again. */
export const pauseRebuildAtom = atom(null, (get, set) => {
  get(stopRebuildAtom)?.stop();
  set(stopRebuildAtom, null);
  set(rebuildProgressAtom, null);
});

/** Reads what is known of pairs, now and after each change of the saved rounds. Returns the undo. */
export const openPairStatsAtom = atom(null, (_get, set) => {
  void set(readPairStatsAtom);
  return watchRoundsChanges(() => void set(readPairStatsAtom));
});
