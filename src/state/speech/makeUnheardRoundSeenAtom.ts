import { atom } from 'jotai';
import { replaceSetupAtom, roundAtom } from '../round/roundAtoms';
import { sittingAtom } from '../round/sittingAtoms';

/**
 * Makes the running round, so far one by ear, a round that is seen, if none of its words was heard. A race stays what it
 * is, like the round that it is run against.
 */
export const makeUnheardRoundSeenAtom = atom(null, (get, set) => {
  const { setup, phase } = get(roundAtom);
  const { byEar, ...settings } = setup.settings;
  const { knewWords, isHeard } = get(sittingAtom);
  if (!byEar || phase !== 'run' || knewWords || isHeard) return;
  set(replaceSetupAtom, { ...setup, settings });
});
