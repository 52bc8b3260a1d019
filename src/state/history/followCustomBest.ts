import { atom } from 'jotai';
import { wholeNumber } from '../../analysis/insights/rounding';
import { wordsPerMinute } from '../../analysis/insights/speed';
import { lastedMs, type RoundSummary, summaryOf } from '../../core/history/summary';
import { kindKey } from '../../core/options/options';
import type { Round } from '../../core/round/round';
import { tallyOf } from '../../core/round/score';
import { watchRoundsChanges } from '../../platform/history/roundsChanges';
import { customBestsAtom } from '../round/customBestAtoms';
import { isRaced } from '../round/roundAtoms';
import { readDatabase } from './databaseAtoms';
import { isValidListing } from './roundListings';
import { unsavedRoundsAtom } from './unsavedRoundAtoms';

/** Finds the best score of each kind of saved round, again after each change. Returns the unsubscribe function. */
export const followCustomBestAtom = atom(null, (_get, set) => {
  void set(findCustomBestsAtom);
  return watchRoundsChanges(() => void set(findCustomBestsAtom));
});

const findCustomBestsAtom = atom(null, async (get, set): Promise<void> => {
  const read = await readDatabase(get, set, (db) => db.list());
  if (!read) return;
  const bests = new Map<string, number>();
  for (const one of read.result.listed) {
    if (isValidListing(one) && !one.wasRaced) raise(bests, one.summary);
  }
  // Those that are not saved, or not yet.
  for (const { round } of get(unsavedRoundsAtom)) {
    if (!isRaced(get, round.setup)) raise(bests, summaryOf(round));
  }
  set(customBestsAtom, bests);
});

/**
 * Counts a finished round's score at once, so that it holds for this visit even if it cannot be saved. Not for races.
 */
export const noteCustomScoreAtom = atom(null, (get, set, round: Round) => {
  if (isRaced(get, round.setup)) return;
  const bests = new Map(get(customBestsAtom));
  raise(bests, summaryOf(round));
  set(customBestsAtom, bests);
});

function raise(bests: Map<string, number>, summary: RoundSummary): void {
  const key = kindKey(summary);
  bests.set(key, Math.max(bests.get(key) ?? 0, bestFigure(summary)));
}

/** What a kind's best is the highest of: the score; with a number of words, where all score alike, the speed in whole wpm. */
function bestFigure(summary: RoundSummary): number {
  const { score } = tallyOf(summary);
  return summary.wordLimit ? wholeNumber(wordsPerMinute(score, lastedMs(summary))) : score;
}
