import { atom } from 'jotai';
import { pairsToPractise } from '../../analysis/practice/pairsToPractise';
import { finishedRoundAtom } from '../round/roundAtoms';
import { chosenWordsAtom } from './startPracticeAtoms';

const NONE: readonly string[] = [];

/**
 * The pairs that cost the most in the finished round: none where none did, nor after a round by ear, in which whoever
 * waits for a word seems slow at it.
 */
export const pairsToPractiseAtom = atom((get): readonly string[] => {
  const finished = get(finishedRoundAtom);
  if (!finished?.log || finished.setup.settings.byEar) return NONE;
  return pairsToPractise(finished, get(chosenWordsAtom).words);
});
