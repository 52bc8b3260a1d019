import { atom } from 'jotai';
import { areComparable, kindKey, kindOfOptions, kindOfSetup } from '../../core/options/options';
import { isUsual, withPlayRules } from '../../core/round/rules';
import { optionsAtom } from '../options/optionsAtoms';
import { beginAtom, finishedRoundAtom, roundAtom } from '../round/roundAtoms';
import { sittingAtom, watchedAtom } from '../round/sittingAtoms';
import { setupFromOptions } from './restartAtom';

/**
 * Applies the chosen options, after a choice or once the chosen words are loaded. A round in which nothing is typed
 * changes at once; a running one is played to its end first.
 */
export const applyOptionsAtom = atom(null, (get, set) => {
  const { setup, phase } = get(roundAtom);
  const { origin } = get(sittingAtom);
  // A replay is not interrupted, and neither a race nor the words of a day are by the options.
  if (phase !== 'start' || origin.from !== 'usual' || get(watchedAtom)) return;
  const chosen = setupFromOptions(get);
  const hasSameWords =
    chosen.words === setup.words &&
    chosen.settings.columns === setup.settings.columns &&
    // For the player's custom text, the seed is the place in it.
    (chosen.settings.columns === undefined || chosen.seed === setup.seed) &&
    areComparable(withPlayRules(kindOfSetup(setup), chosen.settings), kindOfSetup(chosen));
  if (!hasSameWords) set(beginAtom, chosen);
  else if (kindKey(kindOfSetup(setup)) !== kindKey(kindOfSetup(chosen))) {
    set(beginAtom, { ...setup, settings: chosen.settings });
  }
});

/** Whether the chosen options make the next round another kind than the finished one; not after practice and lessons, which go on. */
export const isNextOfOtherKindAtom = atom((get) => {
  const finished = get(finishedRoundAtom);
  if (!finished || !isUsual(finished.setup.settings)) return false;
  return kindKey(kindOfSetup(finished.setup)) !== kindKey(kindOfOptions(get(optionsAtom)));
});
