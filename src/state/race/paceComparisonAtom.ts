import { wholeNumber } from '../../analysis/insights/rounding';
import { speedOfRound } from '../../analysis/insights/speed';
import { isLeftEarly } from '../../core/history/summary';
import type { Pace } from '../../core/race/pace';
import { speedIn } from '../../core/words/speedUnit';
import { resultFigureAtom } from '../round/resultFigureAtom';

/** How a speed compares with the pace of the ghost that went along. */
export interface PaceComparison {
  readonly pace: Pace;
  /** By how much the round is above it, in whole units, as both are shown; negative below. */
  readonly above: number;
}

/** How the finished round compares with its pace; null for a round without one, or that was left early. */
export const paceComparisonAtom = resultFigureAtom((_get, { round, ghost }): PaceComparison | null => {
  const pace = ghost?.pace;
  if (!pace || isLeftEarly(round)) return null;
  return { pace, above: wholeNumber(speedIn(pace.unit, speedOfRound(round))) - pace.speed };
});
