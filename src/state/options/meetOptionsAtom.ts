import { atom } from 'jotai';
import { areSame, kindOfSetup } from '../../core/options/options';
import { isWatchingAtom } from '../replay/boardAtoms';
import { beginAtom, chosenSetup, isRaced, roundAtom } from '../round/roundAtoms';

/**
 * Something else has been chosen, or the words that are chosen have come: a round in which nothing is typed gets them,
 * the others are played to their end.
 */
export const meetOptionsAtom = atom(null, (get, set) => {
  const { setup, phase } = get(roundAtom);
  // What is watched is watched to its end.
  if (phase !== 'start' || isRaced(get, setup) || get(isWatchingAtom)) return;
  const chosen = chosenSetup(get);
  const { durationMs } = chosen.settings;
  const isOfSameWords =
    chosen.words === setup.words &&
    chosen.settings.columns === setup.settings.columns &&
    // That of an own text is the place in it.
    (chosen.settings.columns === undefined || chosen.seed === setup.seed) &&
    areSame({ ...kindOfSetup(setup), durationMs }, kindOfSetup(chosen));
  if (!isOfSameWords) set(beginAtom, chosen);
  else if (durationMs !== setup.settings.durationMs) {
    set(beginAtom, { ...setup, settings: chosen.settings });
  }
});
