import { atom } from 'jotai';
import { carryDisturbanceAtom } from '../round/disturbanceAtoms';
import { isRaced, replaceSetupAtom, roundAtom } from '../round/roundAtoms';
import { carryPlaceAtom } from '../words/customTextAtoms';
import { heardSetupAtom } from './speechAtoms';

/**
 * Makes the running round, so far one by ear, a round that is seen, if none of its words was heard. A race stays what it
 * is, like the round that it is run against.
 */
export const makeUnheardRoundSeenAtom = atom(null, (get, set) => {
  const { setup, phase } = get(roundAtom);
  const { byEar, ...settings } = setup.settings;
  if (!byEar || phase !== 'run' || isRaced(get, setup) || get(heardSetupAtom) === setup) return;
  const seen = { ...setup, settings };
  set(carryDisturbanceAtom, setup, seen);
  set(carryPlaceAtom, setup, seen);
  set(replaceSetupAtom, seen);
});
