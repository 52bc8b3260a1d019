import { atom } from 'jotai';
import { wholeNumber } from '../../analysis/insights/rounding';
import { wordsPerMinute } from '../../analysis/insights/speed';
import { lastedMs, type RoundSummary, summaryOf } from '../../core/history/summary';
import { isStandard, kindKey, kindOfSetup } from '../../core/options/options';
import type { Round } from '../../core/round/round';
import { tallyOf } from '../../core/round/score';
import { watchRoundsChanges } from '../../platform/history/roundsChanges';
import { noteNewBestAtom } from '../round/bestAtoms';
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
  if (!read) {
    // Those of this visit are all that can be known.
    set(areBestsKnownAtom, true);
    return;
  }
  const bests = new Map<string, number>();
  for (const one of read.result.listed) {
    if (isValidListing(one) && !one.wasRaced) raise(bests, one.summary);
  }
  // Those that are not saved, or not yet.
  for (const { round } of get(unsavedRoundsAtom)) {
    if (!isRaced(get, round.setup)) raise(bests, summaryOf(round));
  }
  set(customBestsAtom, bests);
  set(areBestsKnownAtom, true);
});

/** Whether the saved rounds have been read, or cannot be: before that, nothing can be told to be a new best. */
const areBestsKnownAtom = atom(false);

/**
 * Counts the score of the round that has just ended at once, so that it holds for this visit even if it cannot be saved,
 * and notes whether it is a new best of its kind. Not for races; practice has no best.
 */
export const noteCustomScoreAtom = atom(null, (get, set, round: Round) => {
  if (isRaced(get, round.setup)) return;
  const bests = new Map(get(customBestsAtom));
  const isHigher = raise(bests, summaryOf(round));
  set(customBestsAtom, bests);
  const kind = kindOfSetup(round.setup);
  if (isHigher && get(areBestsKnownAtom) && !isStandard(kind) && !kind.practice) set(noteNewBestAtom);
});

/** Returns whether the round's figure is higher than what was known of its kind. */
function raise(bests: Map<string, number>, summary: RoundSummary): boolean {
  const key = kindKey(summary);
  const known = bests.get(key) ?? 0;
  const figure = bestFigure(summary);
  bests.set(key, Math.max(known, figure));
  return figure > known;
}

/** What a kind's best is the highest of: the score; with a number of words, where all score alike, the speed in whole wpm. */
function bestFigure(summary: RoundSummary): number {
  const { score } = tallyOf(summary);
  return summary.wordLimit ? wholeNumber(wordsPerMinute(score, lastedMs(summary))) : score;
}
