import { atom } from 'jotai';
import { pairsToPractise } from '../../analysis/practice/pairsToPractise';
import { phaseAtom, roundAtom, setupAtom } from '../round/roundAtoms';
import { chosenWordsAtom } from './practiceAtoms';

/** What was typed. Not made stale by the end of the round, unless a key brings it. */
const logAtom = atom((get) => get(roundAtom).log);

/** The pairs of the current round, as if it ended now. */
const pairsSoFarAtom = atom((get): readonly string[] => {
  const log = get(logAtom);
  const setup = get(setupAtom);
  if (!log || setup.settings.byEar) return [];
  return pairsToPractise({ setup, log, phase: 'finish' }, get(chosenWordsAtom).words);
});

const NONE: readonly string[] = [];

/**
 * The pairs that cost the most in the finished round: none where none did, nor after a round by ear, in which whoever
 * waits for a word seems slow at it.
 */
export const pairsToPractiseAtom = atom((get) => (get(phaseAtom) === 'finish' ? get(pairsSoFarAtom) : NONE));

/**
 * Finds the pairs of the running round, which are those of the finished one if no key follows. At the end, on a slow
 * processor, that would take as long as the rest of the result. A round of a number of words ends with a key: there it
 * only gets the code compiled.
 */
export const findPairsAheadAtom = atom(null, (get) => {
  if (get(phaseAtom) === 'run') get(pairsSoFarAtom);
});
