import { atom } from 'jotai';
import { areStandard, settingsOf } from '../core/options';
import { bestAtom } from './bestAtoms';
import { optionsAtom } from './optionsAtoms';

/** The settings of rounds with the options that are chosen. */
export const chosenSettingsAtom = atom((get) => settingsOf(get(optionsAtom)));

/** Highest scores of the kept rounds, as far as they have been read, by the duration of their rounds, in ms. */
export const foundBestAtom = atom<ReadonlyMap<number, number>>(new Map());

/** The highest score of rounds with the options that are chosen, on this device. */
export const shownBestAtom = atom((get) => {
  const settings = get(chosenSettingsAtom);
  return areStandard(settings) ? get(bestAtom) : (get(foundBestAtom).get(settings.durationMs) ?? 0);
});
