import { atom } from 'jotai';
import { areSame, areStandard, settingsOf } from '../core/options';
import type { RoundSettings } from '../core/rules';
import { tally } from '../core/score';
import { bestAtom } from './bestAtoms';
import { optionsAtom } from './optionsAtoms';
import { isRaced, lastEndedAtom } from './roundAtoms';

const chosenSettingsAtom = atom((get) => settingsOf(get(optionsAtom)));
const foundAtom = atom<{ readonly settings: RoundSettings; readonly score: number } | null>(null);

/** The best that has been found so far of rounds with the options that are chosen; 0 before. */
const otherBestAtom = atom((get) => {
  const found = get(foundAtom);
  return found && areSame(found.settings, get(chosenSettingsAtom)) ? found.score : 0;
});

/** The highest score of rounds with the options that are chosen, on this device. */
export const shownBestAtom = atom((get) =>
  areStandard(get(chosenSettingsAtom)) ? get(bestAtom) : get(otherBestAtom),
);

/** Takes the score of a round with the options that are chosen. */
export const raiseOtherBestAtom = atom(null, (get, set, score: number) => {
  if (score > get(otherBestAtom)) set(foundAtom, { settings: get(chosenSettingsAtom), score });
});

/** Takes that of the round that was over last, if it was one with these options. */
export const offerOtherScoreAtom = atom(null, (get, set) => {
  const ended = get(lastEndedAtom);
  if (!ended || isRaced(get, ended.setup)) return;
  if (areSame(ended.setup.settings, get(chosenSettingsAtom))) set(raiseOtherBestAtom, tally(ended).score);
});
