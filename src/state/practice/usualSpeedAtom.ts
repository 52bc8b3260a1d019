import { atom, type Getter } from 'jotai';
import type { PairStats } from '../../analysis/practice/PairStats';
import { pairsOfRound } from '../../analysis/practice/roundPairs';
import { statsBefore } from '../../analysis/practice/statsBefore';
import { usualSpeedOnRound } from '../../analysis/practice/usualSpeedOnRound';
import type { RoundLog } from '../../core/round/log';
import type { Round } from '../../core/round/round';
import { playedAtOf, unsavedRoundsAtom } from '../history/unsavedRoundAtoms';
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
  const others = withoutRound(get, stats, finished);
  const usualWpm = others && usualSpeedOnRound(finished, others);
  if (usualWpm === null && !get(areAllCountedAtom)) return null;
  known.set(finished.log, usualWpm);
  return usualWpm;
});

/** The figures without those of the round; null if these cannot be told from those of rounds that are dated after it. */
function withoutRound(get: Getter, stats: PairStats, round: Round): PairStats | null {
  const playedAt = playedAtOf(get, round);
  if (playedAt === stats.lastPlayedAt)
    return statsBefore(stats, pairsOfRound(round), round.setup.settings.practice !== undefined);
  // A clock that has been set back, or a round of another tab.
  const isAmongOthers = playedAt !== undefined && playedAt < stats.lastPlayedAt && isSaved(get, round);
  return isAmongOthers ? null : stats;
}

function isSaved(get: Getter, { log }: Round): boolean {
  return !get(unsavedRoundsAtom).some(({ round }) => round.log === log);
}
