import { atom } from 'jotai';
import { MIN_LUCK_ROUNDS } from '../../analysis/history/trend';
import { trendRoundsAtom } from '../history/listedRoundAtoms';
import { wordListsAtom } from '../words/wordsAtoms';
import type { Luck } from './LuckReading';
import { startPairsWork } from './startPairsWork';

const NONE: Luck = new Map();

const knownAtom = atom<Luck>(NONE);

/** How lucky the player was with the words of the rounds in the trend; empty before it is known. */
export const luckAtom = atom((get) => get(knownAtom));

/**
 * Finds out how lucky the player was with the words of the rounds in the trend. Until then, and where it cannot, what was
 * known stays. Returns a function that stops it.
 */
export const readLuckAtom = atom(null, (get, set): (() => void) => {
  const ids = get(trendRoundsAtom).map(({ id }) => id);
  if (ids.length < MIN_LUCK_ROUNDS) return () => {};
  const stop = startPairsWork({ kind: 'luck', lists: get(wordListsAtom), ids }, (progress) => {
    if (progress.step !== 'luck' || !progress.isDone) return;
    stop();
    set(knownAtom, progress.luck);
  });
  return stop;
});
