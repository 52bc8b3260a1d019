import { atom } from 'jotai';
import { areStandard, keyOf, kindOf } from '../core/options';
import { bestAtom } from './bestAtoms';
import { optionsAtom } from './optionsAtoms';

/** Highest scores of the kept rounds, as far as they have been read, by the `keyOf` their kind. */
export const foundBestAtom = atom<ReadonlyMap<string, number>>(new Map());

/** The highest score of rounds with the options that are chosen, on this device. */
export const shownBestAtom = atom((get) => {
  const options = get(optionsAtom);
  return areStandard(options) ? get(bestAtom) : (get(foundBestAtom).get(keyOf(kindOf(options))) ?? 0);
});
