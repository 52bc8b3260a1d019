import { atom } from 'jotai';
import { pairsToPractise } from '../../analysis/practice/pairsToPractise';
import { finishedRoundAtom } from '../round/roundAtoms';
import { chosenWordsAtom } from './practiceAtoms';

/**
 * The pairs that cost the most in the finished round: none where none did, nor after a round by ear, in which whoever
 * waits for a word seems slow at it.
 */
export const pairsToPractiseAtom = atom((get): readonly string[] => {
  const round = get(finishedRoundAtom);
  if (!round?.log || round.setup.settings.byEar) return [];
  return pairsToPractise(round, get(chosenWordsAtom).words);
});
