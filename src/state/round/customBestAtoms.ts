import { atom } from 'jotai';
import { isStandard, kindKey, kindOfSetup } from '../../core/options/options';
import { tally } from '../../core/round/score';
import { bestAtom } from './bestAtoms';
import { finishedRoundAtom, isRaced, setupAtom } from './roundAtoms';

/**
 * The highest known score of each kind of custom round, under the kind's `kindKey`; of word-count rounds the
 * highest speed, in whole wpm. Custom rounds are all but the standard one.
 */
export const customBestsAtom = atom<ReadonlyMap<string, number>>(new Map());

/** The kind of the current round. */
const kindAtom = atom((get) => kindOfSetup(get(setupAtom)));

/** Whether the current round is the standard one. */
export const isStandardRoundAtom = atom((get) => isStandard(get(kindAtom)));

/** The highest score on this device among rounds of the current kind; in practice, among the same without practice. */
export const shownBestAtom = atom((get) => {
  const { practice: _, ...kind } = get(kindAtom);
  return isStandard(kind) ? get(bestAtom) : (get(customBestsAtom).get(kindKey(kind)) ?? 0);
});

/** Whether the finished round was a race with a score above the best, which it leaves as it is: its words were known. */
export const isBestOfRaceAtom = atom((get) => {
  const finished = get(finishedRoundAtom);
  if (!finished || !isRaced(get, finished.setup) || finished.setup.settings.wordLimit) return false;
  return tally(finished).score > get(shownBestAtom);
});
