import { atom, type Getter } from 'jotai';
import { haveStandardWords, plainSettingsOf, settingsOf } from '../../core/options/options';
import type { RoundSetup } from '../../core/round/roundSetup';
import { freshSeed } from '../../platform/round/seed';
import { optionsAtom } from '../options/optionsAtoms';
import { learningAtom } from '../round/learningAtom';
import { practiceAtom } from '../round/practiceAtom';
import { beginAtom, dispatchAtom, roundAtom, standardListAtom } from '../round/roundAtoms';
import { columnsAtom, wordsSourceAtom } from '../words/wordsAtoms';

/**
 * The setup of the next round: of what is practised or learned, or by the chosen options. Until the chosen words are loaded it
 * has those of the round before.
 */
export function setupFromOptions(get: Getter): RoundSetup {
  const options = get(optionsAtom);
  const source = get(wordsSourceAtom);
  const settings = settingsOf(options);
  const seed = freshSeed();
  const before = get(roundAtom);
  const drill = get(practiceAtom) ?? get(learningAtom);
  if (drill) return drill.words.setUp(before, seed, settings, get(columnsAtom));
  if (source && !haveStandardWords(options)) {
    return source.setUp(before, seed, settings, get(columnsAtom));
  }
  const { wordList, words } = get(standardListAtom) ?? before.setup;
  return { seed, settings: plainSettingsOf(options), wordList, words };
}

/**
 * Restarts with new words and a full clock, by the chosen options and in any phase.
 *
 * @param at the press's own time stamp, in ms: a round whose time was up by then is finished first and its score counts,
 * even if the page handles the press late
 */
export const restartAtom = atom(null, (get, set, at: number) => {
  set(dispatchAtom, { kind: 'ticked', at });
  set(beginAtom, setupFromOptions(get));
});
