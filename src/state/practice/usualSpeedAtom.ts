import { atom, type Getter } from 'jotai';
import type { PairStats } from '../../analysis/practice/PairStats';
import { pairsOfRound } from '../../analysis/practice/roundPairs';
import { statsBefore } from '../../analysis/practice/statsBefore';
import { usualSpeedOnRound } from '../../analysis/practice/usualSpeedOnRound';
import type { RoundLog } from '../../core/round/log';
import type { Round } from '../../core/round/round';
import { playedAtOf } from '../history/unsavedRoundAtoms';
import { finishedRoundAtom } from '../round/roundAtoms';
import { areAllCountedAtom, pairStatsAtom } from './pairStatsAtoms';

/** What is known of each finished round, by the last entry of its log: this stays the same when a round object is rebuilt. */
const knownAtom = atom(() => new WeakMap<RoundLog, number | null>());

/**
 * What the player usually types on the words of the finished round, in wpm; null while no round is finished, and where it is
 * not known. By the figures of the pairs as they were before the round. If these are not enough, and there are rounds that
 * have not been counted, those decide once they are.
 */
export const usualSpeedAtom = atom((get): number | null => {
  const finished = get(finishedRoundAtom);
  if (!finished?.log) return null;
  const known = get(knownAtom);
  const before = known.get(finished.log);
  if (before !== undefined) return before;
  const stats = get(pairStatsAtom);
  if (!stats) return null;
  const usualWpm = usualSpeedOnRound(finished, withoutRound(get, stats, finished));
  if (usualWpm === null && !get(areAllCountedAtom)) return null;
  known.set(finished.log, usualWpm);
  return usualWpm;
});

/** The figures without those of the round, if it is the last one that was counted. */
function withoutRound(get: Getter, stats: PairStats, round: Round): PairStats {
  if (stats.lastPlayedAt !== playedAtOf(get, round)) return stats;
  return statsBefore(stats, pairsOfRound(round), round.setup.settings.practice !== undefined);
}
