import { atom } from 'jotai';
import { keyOf } from '../core/options';
import { tallyOf } from '../core/score';
import { watchRoundsChanges } from '../platform/roundsChanges';
import { readDatabase } from './databaseAtoms';
import { isListed } from './listKeptRounds';
import { foundBestAtom } from './otherBestAtoms';

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
    if (!isListed(one) || one.wasRaced) continue;
    const key = keyOf(one.summary);
    bests.set(key, Math.max(bests.get(key) ?? 0, tallyOf(one.summary).score));
  }
  set(foundBestAtom, bests);
});
