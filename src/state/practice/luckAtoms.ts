import { atom } from 'jotai';
import { MIN_LUCK_ROUNDS } from '../../analysis/history/trend';
import type { Luck } from '../../services/practice/LuckReading';
import { startPairsWork } from '../../services/practice/startPairsWork';
import { trendRoundsAtom } from '../history/filteredRoundAtoms';
import { wordListsAtom } from '../words/wordListAtoms';

export type { Luck };

/** Reading these takes a Web Worker some seconds. What was usual longer ago is not known any more. */
const LUCK_ROUNDS = 2000;

/** How lucky the player was with the words of the last rounds in the trend; empty before it is known. */
export const luckAtom = atom<Luck>(new Map());

/**
 * Finds out how lucky the player was with the words of the last rounds in the trend. Until then, and where it cannot, what was
 * known stays. Returns a function that stops it.
 */
export const readLuckAtom = atom(null, (get, set): (() => void) => {
  const ids = get(trendRoundsAtom)
    .slice(0, LUCK_ROUNDS)
    .map(({ listed }) => listed.id);
  if (ids.length < MIN_LUCK_ROUNDS) return () => {};
  const stop = startPairsWork({ kind: 'luck', lists: get(wordListsAtom), ids }, (progress) => {
    if (progress.step !== 'luck' || !progress.isDone) return;
    stop();
    set(luckAtom, progress.luck);
  });
  return stop;
});
