import { atom } from 'jotai';
import { firstGuesses } from '../../analysis/practice/firstGuesses';
import { sharesOf } from '../../analysis/practice/pairFigures';
import { slowPairs } from '../../analysis/practice/slowPairs';
import { finishedRoundAtom } from '../round/roundAtoms';
import { countedPairsAtom } from './countedPairsAtom';
import { chosenWordsAtom } from './startPracticeAtoms';

/** The most pairs that a result offers. */
const MOST_PAIRS = 3;

const NONE: readonly string[] = [];

/**
 * The slowest pairs of the finished round, at most three, those first that are worth most: see `slowPairs`. Where there are
 * none yet, keys: see `firstGuesses`.
 */
export const pairsToPractiseAtom = atom((get): readonly string[] => {
  const finished = get(finishedRoundAtom);
  const stats = finished?.log ? get(countedPairsAtom) : null;
  if (!finished || !stats) return NONE;
  const shares = sharesOf(get(chosenWordsAtom).words);
  const pairs = slowPairs(finished, stats, shares).map(({ pair }) => pair);
  if (pairs.length > 0) return pairs.slice(0, MOST_PAIRS);
  const guesses = finished.setup.settings.byEar ? [] : firstGuesses(stats, shares);
  return guesses.length > 0 ? guesses.slice(0, MOST_PAIRS).map(({ key }) => key) : NONE;
});
