import { atom } from 'jotai';
import { isStandard, keyOf, kindOfSetup } from '../../core/options/options';
import { bestAtom } from './bestAtoms';
import { roundAtom } from './roundAtoms';

/** Highest scores of rounds that are not the standard one, as far as they are known, by the `keyOf` their kind. */
export const foundBestAtom = atom<ReadonlyMap<string, number>>(new Map());

/** Another object with each round, and none with a key. */
const setupAtom = atom((get) => get(roundAtom).setup);

/** The kind of the round that is played. */
const kindAtom = atom((get) => kindOfSetup(get(setupAtom)));

/** Whether the round that is played is the one that everybody gets. */
export const isStandardRoundAtom = atom((get) => isStandard(get(kindAtom)));

/** The highest score of rounds of the kind that is played, on this device. */
export const shownBestAtom = atom((get) =>
  get(isStandardRoundAtom) ? get(bestAtom) : (get(foundBestAtom).get(keyOf(get(kindAtom))) ?? 0),
);
