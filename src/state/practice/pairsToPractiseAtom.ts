import { atom, type Getter } from 'jotai';
import { pairsToPractise } from '../../analysis/practice/pairsToPractise';
import type { Round } from '../../core/round/round';
import { finishedRoundAtom, phaseAtom, roundAtom } from '../round/roundAtoms';
import { chosenWordsAtom } from './practiceAtoms';

/** The pairs of the last round that was asked for, as of its log and of the words they were chosen by. */
interface KnownPairs {
  log: Round['log'];
  words: readonly string[];
  pairs: readonly string[];
}

const knownAtom = atom((): KnownPairs => ({ log: null, words: [], pairs: [] }));

/**
 * The pairs that cost the most in the finished round: none where none did, nor after a round by ear, in which whoever
 * waits for a word seems slow at it.
 */
export const pairsToPractiseAtom = atom((get): readonly string[] => {
  const round = get(finishedRoundAtom);
  return round ? pairsOf(get, round) : [];
});

/**
 * Finds the pairs of the running round, which are those of the finished one if no key follows. At the end, on a slow
 * processor, that would take as long as the rest of the result. A round of a number of words ends with a key: there it
 * only gets the code compiled.
 */
export const findPairsAheadAtom = atom(null, (get) => {
  if (get(phaseAtom) === 'run') pairsOf(get, get(roundAtom));
});

function pairsOf(get: Getter, round: Round): readonly string[] {
  const { log, setup } = round;
  if (!log || setup.settings.byEar) return [];
  const known = get(knownAtom);
  const { words } = get(chosenWordsAtom);
  if (known.log !== log || known.words !== words) {
    Object.assign(known, { log, words, pairs: pairsToPractise(round, words) });
  }
  return known.pairs;
}
