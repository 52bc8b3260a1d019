import { atom } from 'jotai';
import { speedOfSummary } from '../../analysis/history/roundWithSpeed';
import { wholeNumber } from '../../analysis/insights/rounding';
import { type RoundSummary, summaryOf } from '../../core/history/summary';
import { isStandard, kindKey, kindOfSetup } from '../../core/options/options';
import { tallyOf } from '../../core/round/score';
import { setupOnBoardAtom } from '../replay/boardAtoms';
import { bestAtom } from './bestAtoms';
import { finishedRoundAtom } from './roundAtoms';
import { sittingAtom } from './sittingAtoms';

/**
 * The highest known score of each kind of custom round, under the kind's `kindKey`; of word-count rounds the
 * highest speed, in whole wpm. Custom rounds are all but the standard one.
 */
export const customBestsAtom = atom<ReadonlyMap<string, number>>(new Map());

/** The kind of the round on the board. */
const kindAtom = atom((get) => kindOfSetup(get(setupOnBoardAtom)));

/** Whether the round on the board is the standard one. */
export const isStandardRoundAtom = atom((get) => isStandard(get(kindAtom)));

/** The highest score on this device among rounds of the kind on the board; in practice, among the same without practice. */
export const shownBestAtom = atom((get) => {
  const { practice: _, ...kind } = get(kindAtom);
  return isStandard(kind) ? get(bestAtom) : (get(customBestsAtom).get(kindKey(kind)) ?? 0);
});

/** Whether the finished round was a race above the best of its kind, which it leaves as it is: its words were known. */
export const isBestOfRaceAtom = atom((get) => {
  const finished = get(finishedRoundAtom);
  if (!finished || !get(sittingAtom).knewWords) return false;
  return bestFigure(summaryOf(finished)) > get(shownBestAtom);
});

/** What a kind's best is the highest of: the score; in word-count mode, where all score alike, the speed in whole wpm. */
export function bestFigure(summary: RoundSummary): number {
  return summary.wordLimit ? wholeNumber(speedOfSummary(summary)) : tallyOf(summary).score;
}
