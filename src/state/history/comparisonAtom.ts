import type { Getter } from 'jotai';
import { type Comparison, comparisonOf, usualSpeed } from '../../analysis/history/comparison';
import { speedOfSummary } from '../../analysis/history/roundWithSpeed';
import { TREND_ROUNDS } from '../../analysis/history/trend';
import { speedOfRound } from '../../analysis/insights/speed';
import { isLeftEarly } from '../../core/history/summary';
import { kindKey, kindOfSetup } from '../../core/options/options';
import { isUsual } from '../../core/round/rules';
import { type SpeedUnit, speedIn, speedUnitOf } from '../../core/words/speedUnit';
import { isCompared } from '../../services/history/roundListings';
import { resultFigureAtom } from '../round/resultFigureAtom';
import { arePastRoundsKnownAtom, type PastRound, pastOfKind } from './pastRoundsAtoms';

export type { Comparison };

/**
 * How the finished round compares with those of its kind before it; null while no round is finished, before the saved rounds
 * have been read, and where there are too few. Null also where its words were known, of practice and of rounds that were
 * left early.
 */
export const comparisonAtom = resultFigureAtom(
  (get, { round, playedAt, knewWords }): Comparison | null | undefined => {
    const { setup } = round;
    if (!isUsual(setup.settings) || knewWords || isLeftEarly(round)) return null;
    if (!get(arePastRoundsKnownAtom) || playedAt === null) return undefined;
    const before = pastOfKind(get, kindKey(kindOfSetup(setup))).filter((past) => past.playedAt < playedAt);
    const unit = speedUnitOf(setup.wordList);
    return comparisonOf(speedIn(unit, speedOfRound(round)), speedsOf(before, unit));
  },
);

/**
 * The usual speed of a kind, by its `kindKey`, in whole numbers of a unit; null before it is known. The words of practice are others. A
 * listing of an older version does not tell what was left early, until `Rounds` is opened, which rebuilds it: a median
 * bears that.
 */
export function usualSpeedOfKind(get: Getter, key: string, unit: SpeedUnit): number | null {
  const last: PastRound[] = [];
  const rounds = pastOfKind(get, key);
  for (let at = rounds.length - 1; at >= 0 && last.length < TREND_ROUNDS; at--) {
    const one = rounds[at];
    if (one && isCompared(one)) last.unshift(one);
  }
  return usualSpeed(speedsOf(last, unit));
}

/** The speeds of the rounds that others are compared with. */
function speedsOf(rounds: readonly PastRound[], unit: SpeedUnit): number[] {
  return rounds.filter(isCompared).map(({ summary }) => speedIn(unit, speedOfSummary(summary)));
}
