import { atom } from 'jotai';
import { sharesOf } from '../../analysis/practice/pairFigures';
import { slowPairs } from '../../analysis/practice/slowPairs';
import { finishedRoundAtom } from '../round/roundAtoms';
import { countedPairsAtom } from './countedPairsAtom';
import { chosenWordsAtom } from './startPracticeAtoms';

/** The most pairs that a result offers. */
const MOST_PAIRS = 3;

const NONE: readonly string[] = [];

/** The slowest pairs of the finished round, at most three, those first that are worth most: see `slowPairs`. */
export const pairsToPractiseAtom = atom((get): readonly string[] => {
  const finished = get(finishedRoundAtom);
  const stats = finished?.log ? get(countedPairsAtom) : null;
  if (!finished || !stats) return NONE;
  const found = slowPairs(finished, stats, sharesOf(get(chosenWordsAtom).words));
  return found.slice(0, MOST_PAIRS).map(({ pair }) => pair);
});
