import { atom } from 'jotai';
import { areSame, settingsOf } from '../core/options';
import { STANDARD_WORD_LIST } from '../core/rules';
import { tallyOf } from '../core/score';
import { readDatabase } from './databaseAtoms';
import { isListed } from './listKeptRounds';
import { optionsAtom } from './optionsAtoms';
import { raiseOtherBestAtom } from './otherBestAtoms';

/** Looks among the kept rounds for the best of those with just the options that are chosen. */
export const readOtherBestAtom = atom(null, async (get, set): Promise<void> => {
  const options = get(optionsAtom);
  const read = await readDatabase(get, set, (db) => db.list());
  if (!read || get(optionsAtom) !== options) return;
  const settings = settingsOf(options);
  for (const one of read.result.listed) {
    if (!isListed(one) || one.wasRaced || one.summary.wordList !== STANDARD_WORD_LIST) continue;
    if (areSame(one.summary, settings)) set(raiseOtherBestAtom, tallyOf(one.summary).score);
  }
});
