import { atom } from 'jotai';
import { areStandard, settingsOf } from '../core/options';
import { tally } from '../core/score';
import { bestAtom } from './bestAtoms';
import { optionsAtom } from './optionsAtoms';
import { isRaced, lastEndedAtom } from './roundAtoms';

/** The settings of rounds with the options that are chosen. */
export const chosenSettingsAtom = atom((get) => settingsOf(get(optionsAtom)));

/** Highest scores by the duration of their rounds, in ms. */
type Bests = ReadonlyMap<number, number>;

/** Those of the kept rounds, as far as they have been read. */
export const foundBestAtom = atom<Bests>(new Map());

/** Those of this visit's, which may not be kept. */
const visitBestAtom = atom<Bests>(new Map());

/** The highest score of rounds with the options that are chosen, on this device. */
export const shownBestAtom = atom((get) => {
  const settings = get(chosenSettingsAtom);
  if (areStandard(settings)) return get(bestAtom);
  const bests = [get(foundBestAtom), get(visitBestAtom)].map((known) => known.get(settings.durationMs) ?? 0);
  return Math.max(...bests);
});

/** Notes the score of the round that was over last; a raced one is none. */
export const noteOtherScoreAtom = atom(null, (get, set) => {
  const ended = get(lastEndedAtom);
  if (!ended || isRaced(get, ended.setup)) return;
  const { durationMs } = ended.setup.settings;
  const bests = get(visitBestAtom);
  const score = Math.max(bests.get(durationMs) ?? 0, tally(ended).score);
  set(visitBestAtom, new Map(bests).set(durationMs, score));
});
