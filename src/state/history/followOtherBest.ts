import { atom } from 'jotai';
import { keyOf, kindOfSetup, type RoundKind } from '../../core/options/options';
import type { Round } from '../../core/round/round';
import { tally, tallyOf } from '../../core/round/score';
import { watchRoundsChanges } from '../../platform/history/roundsChanges';
import { foundBestAtom } from '../round/otherBestAtoms';
import { isRaced } from '../round/roundAtoms';
import { readDatabase } from './databaseAtoms';
import { isListed } from './listKeptRounds';

/** Looks for the best of the kept rounds of each kind, and again when they change, until the undo. */
export const followOtherBestAtom = atom(null, (_get, set) => {
  void set(findOtherBestAtom);
  return watchRoundsChanges(() => void set(findOtherBestAtom));
});

const findOtherBestAtom = atom(null, async (get, set): Promise<void> => {
  const read = await readDatabase(get, set, (db) => db.list());
  if (!read) return;
  const bests = new Map<string, number>();
  for (const one of read.result.listed) {
    if (isListed(one) && !one.wasRaced) raise(bests, one.summary, tallyOf(one.summary).score);
  }
  set(foundBestAtom, bests);
});

/** A round is over: where nothing can be kept its score lasts as long as the page. Raced ones are none. */
export const noteOtherBestAtom = atom(null, (get, set, round: Round) => {
  if (isRaced(get, round.setup)) return;
  const bests = new Map(get(foundBestAtom));
  raise(bests, kindOfSetup(round.setup), tally(round).score);
  set(foundBestAtom, bests);
});

function raise(bests: Map<string, number>, kind: RoundKind, score: number): void {
  const key = keyOf(kind);
  bests.set(key, Math.max(bests.get(key) ?? 0, score));
}
