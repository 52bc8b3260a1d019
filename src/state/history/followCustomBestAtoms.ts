import { atom } from 'jotai';
import { type RoundSummary, summaryOf } from '../../core/history/summary';
import { isStandard, kindKey, kindOfSetup } from '../../core/options/options';
import { watchRoundsChanges } from '../../platform/history/roundsChanges';
import { isValidListing } from '../../services/history/roundListings';
import { readDatabase } from '../database/databaseAtoms';
import { type NewBest, noteNewBestAtom } from '../round/bestAtoms';
import { bestFigure, customBestsAtom } from '../round/customBestAtoms';
import { finishedRoundAtom } from '../round/roundAtoms';
import { type EndedSitting, sittingAtom } from '../round/sittingAtoms';
import { unsavedRoundsAtom } from './unsavedRoundAtoms';

/** Finds the best score of each kind of saved round, again after each change. Returns the unsubscribe function. */
export const followCustomBestAtom = atom(null, (_get, set) => {
  // Other tabs may have saved rounds since they were last followed.
  set(areBestsKnownAtom, false);
  void set(findCustomBestsAtom);
  return watchRoundsChanges(() => void set(findCustomBestsAtom));
});

const findCustomBestsAtom = atom(null, async (get, set): Promise<void> => {
  const read = await readDatabase(get, set, (db) => db.list());
  const noted = get(waitingAtom);
  const isOnShow = get(finishedRoundAtom) !== null && noted?.ended.number === get(sittingAtom).number;
  const waiting = isOnShow ? noted : null;
  set(waitingAtom, null);
  set(areBestsKnownAtom, true);
  // Where none can be read, those of this visit are all that can be known.
  const bests = new Map(read ? [] : (waiting?.others ?? get(customBestsAtom)));
  // The waiting round may be among the saved ones by now: it is compared with all others.
  const waitingSince = waiting && get(sittingAtom).playedAt;
  for (const one of read?.result.listed ?? []) {
    if (isValidListing(one) && !one.wasRaced && one.playedAt !== waitingSince) raiseBest(bests, one.summary);
  }
  // Those that are not saved, or not yet.
  for (const { number, round, knewWords } of get(unsavedRoundsAtom)) {
    if (number !== waiting?.ended.number && !knewWords) raiseBest(bests, summaryOf(round));
  }
  set(customBestsAtom, bests);
  if (waiting) set(noteCustomScoreAtom, waiting.ended);
});

/** Whether the saved rounds have been read, or cannot be: before that, nothing can be said to be a new best. */
const areBestsKnownAtom = atom(false);

/**
 * A round that ended before the saved ones were known, and the bests of the others of this visit. It is compared with the
 * saved ones once they are, if its result is still on show. Null if there is none.
 */
const waitingAtom = atom<{
  readonly ended: EndedSitting;
  readonly others: ReadonlyMap<string, number>;
} | null>(null);

/**
 * Counts the score of a round that has ended at once, so that it holds for this visit even if it cannot be saved, and
 * notes whether it is a new best of its kind, as soon as that is known. Not for races; practice has no best.
 */
export const noteCustomScoreAtom = atom(null, (get, set, ended: EndedSitting) => {
  const { round, knewWords } = ended;
  if (knewWords) return;
  const others = get(customBestsAtom);
  const bests = new Map(others);
  const best = raiseBest(bests, summaryOf(round));
  set(customBestsAtom, bests);
  const kind = kindOfSetup(round.setup);
  if (!best || isStandard(kind) || kind.practice) return;
  if (get(areBestsKnownAtom)) set(noteNewBestAtom, best);
  else set(waitingAtom, { ended, others });
});

/** Raises the best of the round's kind to its figure. Returns the new best; null if the figure is no higher. */
function raiseBest(bests: Map<string, number>, summary: RoundSummary): NewBest | null {
  const key = kindKey(summary);
  const before = bests.get(key) ?? 0;
  const figure = bestFigure(summary);
  bests.set(key, Math.max(before, figure));
  return figure > before ? { figure, before } : null;
}
