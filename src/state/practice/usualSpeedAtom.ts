import { atom } from 'jotai';
import { usualSpeedOnRound } from '../../analysis/practice/usualSpeedOnRound';
import type { RoundLog } from '../../core/round/log';
import { finishedRoundAtom } from '../round/roundAtoms';
import { pairStatsAtom } from './pairStatsAtoms';

/** What is known of each finished round, by the last entry of its log: this stays the same when a round object is rebuilt. */
const knownAtom = atom(() => new WeakMap<RoundLog, number | null>());

/**
 * What the player usually types on the words of the finished round, in wpm; null while no round is finished, and where it is
 * not known. By the figures of the pairs as they are when this is first read: they soon contain the round itself.
 */
export const usualSpeedAtom = atom((get): number | null => {
  const finished = get(finishedRoundAtom);
  if (!finished?.log) return null;
  const known = get(knownAtom);
  const before = known.get(finished.log);
  if (before !== undefined) return before;
  const stats = get(pairStatsAtom);
  if (!stats) return null;
  const usualWpm = usualSpeedOnRound(finished, stats);
  known.set(finished.log, usualWpm);
  return usualWpm;
});
