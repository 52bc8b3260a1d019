import { atom } from 'jotai';
import { areSame } from '../core/options';
import { STANDARD_WORD_LIST } from '../core/rules';
import { tallyOf } from '../core/score';
import { watchRoundsChanges } from '../platform/roundsChanges';
import { readDatabase } from './databaseAtoms';
import { isListed } from './listKeptRounds';
import { chosenSettingsAtom, foundBestAtom } from './otherBestAtoms';

/** Looks for the best of the kept rounds with the settings that are chosen, and again when they change, until the undo. */
export const followOtherBestAtom = atom(null, (_get, set) => {
  void set(findOtherBestAtom);
  return watchRoundsChanges(() => void set(findOtherBestAtom));
});

const findOtherBestAtom = atom(null, async (get, set): Promise<void> => {
  const read = await readDatabase(get, set, (db) => db.list());
  if (!read) return;
  const bests = new Map<number, number>();
  const settings = get(chosenSettingsAtom);
  for (const one of read.result.listed) {
    if (!isListed(one) || one.wasRaced || one.summary.wordList !== STANDARD_WORD_LIST) continue;
    const { durationMs } = one.summary;
    if (!areSame({ ...one.summary, durationMs: settings.durationMs }, settings)) continue;
    bests.set(durationMs, Math.max(bests.get(durationMs) ?? 0, tallyOf(one.summary).score));
  }
  set(foundBestAtom, bests);
});
