import { atom } from 'jotai';
import { speedOfSummary } from '../../analysis/history/roundWithSpeed';
import { wholeNumber } from '../../analysis/insights/rounding';
import { type RoundSummary, summaryOf } from '../../core/history/summary';
import { isStandard, kindKey, kindOfSetup } from '../../core/options/options';
import { isUsual } from '../../core/round/rules';
import { tallyOf } from '../../core/round/score';
import { speedIn, speedUnitOf } from '../../core/words/speedUnit';
import { setupOnBoardAtom } from '../replay/boardAtoms';
import { bestAtom, type NewBest, newStandardBestAtom } from '../round/bestAtoms';
import { resultFigureAtom } from '../round/resultFigureAtom';
import { finishedRoundAtom } from '../round/roundAtoms';
import { sittingAtom } from '../round/sittingAtoms';
import { arePastRoundsKnownAtom, type PastRound, pastOfKind } from './pastRoundsAtoms';

/** The kind of the round on the board. */
const kindAtom = atom((get) => kindOfSetup(get(setupOnBoardAtom)));

/** Whether the round on the board is the standard one. */
export const isStandardRoundAtom = atom((get) => isStandard(get(kindAtom)));

/** The key of that kind, or in practice of the same without practice; null for the standard one. */
const bestKeyAtom = atom((get) => {
  const { practice: _, lesson, ...kind } = get(kindAtom);
  // Lessons set no best, and show the standard round's.
  if (lesson) return null;
  return isStandard(kind) ? null : kindKey(kind);
});

/**
 * The highest score on this device among rounds of the kind on the board, or of word-count rounds the highest speed, in whole
 * wpm. Custom rounds, all but the standard one, have that of the rounds that are known.
 */
export const shownBestAtom = atom((get) => {
  const key = get(bestKeyAtom);
  return key === null ? get(bestAtom) : highest(pastOfKind(get, key));
});

/** Whether the finished round was a race above the best of its kind, which it leaves as it is: its words were known. */
export const isBestOfRaceAtom = atom((get) => {
  const finished = get(finishedRoundAtom);
  if (!finished || !get(sittingAtom).knewWords) return false;
  return bestFigure(summaryOf(finished)) > get(shownBestAtom);
});

/**
 * The best that the finished round has set of its kind, as soon as the saved rounds are known; null if it has set none. The
 * standard round has its own best, practice has none, and races set none.
 */
const newCustomBestAtom = resultFigureAtom((get, { number, playedAt, round, knewWords }) => {
  const kind = kindOfSetup(round.setup);
  if (knewWords || isStandard(kind) || !isUsual(kind)) return null;
  if (!get(arePastRoundsKnownAtom)) return undefined;
  // It may be among the saved ones by now.
  const isOther = (past: PastRound): boolean =>
    past.sitting === undefined ? past.playedAt !== playedAt : past.sitting !== number;
  const before = highest(pastOfKind(get, kindKey(kind)).filter(isOther));
  const figure = bestFigure(summaryOf(round));
  return figure > before ? { figure, before } : null;
});

/** The best that the last finished round has set; null if it has set none. */
export const newBestAtom = atom((get): NewBest | null => get(newStandardBestAtom) ?? get(newCustomBestAtom));

/** What a kind's best is the highest of: the score; in word-count mode, where all score alike, the speed in whole units. */
export function bestFigure(summary: RoundSummary): number {
  return summary.wordLimit
    ? wholeNumber(speedIn(speedUnitOf(summary.wordList), speedOfSummary(summary)))
    : tallyOf(summary).score;
}

/** The highest figure of these, but of races; 0 if there is none above. */
function highest(rounds: readonly PastRound[]): number {
  return rounds.reduce(
    (best, { wasRaced, summary }) => (wasRaced ? best : Math.max(best, bestFigure(summary))),
    0,
  );
}
