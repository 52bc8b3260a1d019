import { type Comparison, comparisonOf } from '../../analysis/history/comparison';
import { speedOfRound } from '../../analysis/insights/speed';
import { isLeftEarly } from '../../core/history/summary';
import { kindKey, kindOfSetup } from '../../core/options/options';
import { resultFigureAtom } from '../round/resultFigureAtom';
import { pastSpeedsAtom } from './pastSpeedsAtoms';

export type { Comparison };

/**
 * How the finished round compares with those of its kind before it; null while no round is finished, before the saved rounds
 * have been read, and where there are too few. Null also where its words were known, of practice and of rounds that were
 * left early.
 */
export const comparisonAtom = resultFigureAtom(
  (get, { round, playedAt, knewWords }): Comparison | null | undefined => {
    const { setup } = round;
    if (setup.settings.practice || knewWords || isLeftEarly(round)) return null;
    const speeds = get(pastSpeedsAtom);
    if (!speeds || playedAt === null) return undefined;
    const ofKind = speeds.get(kindKey(kindOfSetup(setup))) ?? [];
    const beforeWpm = ofKind.filter((past) => past.playedAt < playedAt).map(({ speedWpm }) => speedWpm);
    return comparisonOf(speedOfRound(round), beforeWpm);
  },
);
