import { atom } from 'jotai';
import { type Comparison, comparisonOf } from '../../analysis/history/comparison';
import { speedOfRound } from '../../analysis/insights/speed';
import { kindKey, kindOfSetup } from '../../core/options/options';
import type { RoundLog } from '../../core/round/log';
import { finishedRoundAtom, isLeftEarlyAtom, isRaced } from '../round/roundAtoms';
import { pastSpeedsAtom } from './pastSpeedsAtoms';
import { playedAtOf, unsavedRoundsAtom } from './unsavedRoundAtoms';

export type { Comparison };

/** What is known of each finished round, by the last entry of its log: this stays the same when a round object is rebuilt. */
const knownAtom = atom(() => new WeakMap<RoundLog, Comparison | null>());

/**
 * How the finished round compares with those of its kind before it; null while no round is finished, before the saved rounds
 * have been read, and where there are too few. Null also of races, practice and rounds that were left early. It stays as it
 * is for a result, whatever is saved or deleted later.
 */
export const comparisonAtom = atom((get): Comparison | null => {
  const finished = get(finishedRoundAtom);
  if (!finished?.log) return null;
  const known = get(knownAtom);
  const before = known.get(finished.log);
  if (before !== undefined) return before;
  const { setup } = finished;
  if (setup.settings.practice || isRaced(get, setup) || get(isLeftEarlyAtom)) return null;
  const speeds = get(pastSpeedsAtom);
  // When it was played is known once it has been noted as one of these.
  get(unsavedRoundsAtom);
  const playedAt = playedAtOf(get, finished);
  if (!speeds || playedAt === undefined) return null;
  const ofKind = speeds.get(kindKey(kindOfSetup(setup))) ?? [];
  const beforeWpm = ofKind.filter((past) => past.playedAt < playedAt).map(({ speedWpm }) => speedWpm);
  const comparison = comparisonOf(speedOfRound(finished), beforeWpm);
  known.set(finished.log, comparison);
  return comparison;
});
