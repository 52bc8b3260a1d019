import type { Getter } from 'jotai';
import type { PairStats } from '../../analysis/practice/PairStats';
import { pairsOfRound } from '../../analysis/practice/roundPairs';
import { statsBefore } from '../../analysis/practice/statsBefore';
import { usualSpeedOnRound } from '../../analysis/practice/usualSpeedOnRound';
import { isUsual } from '../../core/round/rules';
import { unsavedRoundsAtom } from '../history/unsavedRoundAtoms';
import { resultFigureAtom } from '../round/resultFigureAtom';
import type { EndedSitting } from '../round/sittingAtoms';
import { areAllCountedAtom, pairStatsAtom } from './pairStatsAtoms';

/**
 * What the player usually types on the words of the finished round, in wpm; null while no round is finished, and where it is
 * not known, as of words that an input method composes. By the figures of the pairs as they were before the round. If these
 * are not enough, and there are rounds that have not been counted, those decide once they are.
 */
export const usualSpeedAtom = resultFigureAtom((get, ended): number | null | undefined => {
  if (pairsOfRound(ended.round).areComposed) return null;
  const stats = get(pairStatsAtom);
  if (!stats) return undefined;
  const others = withoutRound(get, stats, ended);
  const usualWpm = others && usualSpeedOnRound(ended.round, others);
  return usualWpm === null && !get(areAllCountedAtom) ? undefined : usualWpm;
});

/** The figures without those of the round; null if these cannot be told from those of rounds that are dated after it. */
function withoutRound(
  get: Getter,
  stats: PairStats,
  { number, round, playedAt }: EndedSitting,
): PairStats | null {
  if (playedAt === stats.lastPlayedAt)
    return statsBefore(stats, pairsOfRound(round), !isUsual(round.setup.settings));
  // A clock that has been set back, or a round of another tab.
  const isAmongOthers = playedAt !== null && playedAt < stats.lastPlayedAt && isSaved(get, number);
  return isAmongOthers ? null : stats;
}

function isSaved(get: Getter, sitting: number): boolean {
  return !get(unsavedRoundsAtom).some(({ number }) => number === sitting);
}
