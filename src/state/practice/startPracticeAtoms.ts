import { atom, type Getter, type Setter } from 'jotai';
import { type OptionName, standardValues } from '../../core/options/options';
import { hasEnoughWords, largestList, listToPractise } from '../../core/practice/practiceList';
import { practiceSeed } from '../../core/practice/practiceSeed';
import { itemsOf, wantedOf } from '../../core/practice/wantedPairs';
import type { Round } from '../../core/round/round';
import type { RoundSetup } from '../../core/round/roundSetup';
import {
  isUsual,
  type PlayRules,
  playRules,
  type RoundSettings,
  STANDARD_ROUND,
  STANDARD_WORD_LIST,
} from '../../core/round/rules';
import { setupOf } from '../../core/words/setup';
import { loadFontsFor } from '../../platform/words/scriptFonts';
import { applyOptionsAtom } from '../next/applyOptionsAtom';
import { chooseOptionsAtom } from '../next/chooseOptionsAtoms';
import { restartAtom } from '../next/restartAtom';
import { optionsAtom } from '../options/optionsAtoms';
import { latestAtom } from '../page/latestAtom';
import { notifyAgainAtom, withdrawNoticeAtom } from '../page/noticeAtoms';
import {
  finishedPracticeAtom,
  isOfPractice,
  type Practice,
  practiceAtom,
  ROUNDS_OF_SET,
  ROUNDS_TOLD,
} from '../round/practiceAtom';
import { finishedRoundAtom, startedAtAtom } from '../round/roundAtoms';
import { type EndedSitting, sittingAtom } from '../round/sittingAtoms';
import { findWordsAtom, loadList } from '../words/wordListAtoms';

type List = Pick<RoundSetup, 'wordList' | 'words'>;

/** What was to be practised last: the lists of an earlier request may take longer. */
const requestAtom = latestAtom<readonly string[]>();

/** What could not be practised, because words could not be loaded; null once they have come, or are no more wanted. */
const wordsMissingForAtom = atom<readonly string[] | null>(null);

/** The name of the list that practice is chosen from: that of the options, or the standard one (core/practice/practiceList). */
export const chosenListAtom = atom((get) => listToPractise(get(optionsAtom).words));

/** The words that practice is chosen from: those of the chosen list, or of the standard one until it is loaded. */
export const chosenWordsAtom = atom((get): List => {
  const find = get(findWordsAtom);
  const chosen = get(chosenListAtom);
  const words = find(chosen);
  return words
    ? { wordList: chosen, words }
    : { wordList: STANDARD_WORD_LIST, words: find(STANDARD_WORD_LIST) ?? [] };
});

/**
 * Practises pairs and keys, at most five: restarts with words that have them. A running round is abandoned, as by
 * Restart, but one that has begun while the words were loading is played to its end, and shows its result. Practice then
 * begins with the next round. Resolves to whether this or the next round is practice: not if there is nothing to
 * practise, if something else was asked for meanwhile, or if the words cannot be loaded, which a notice says.
 *
 * @param at the press's own time stamp, in ms
 */
export const startPracticeAtom = atom(
  null,
  async (get, set, items: readonly string[], at: number): Promise<boolean> => {
    const wanted = itemsOf(items);
    if (wanted.length === 0) return false;
    const pressedIn = get(startedAtAtom);
    const practice = await loadPractice(get, set, wanted);
    if (!practice) return false;
    set(practiceAtom, practice);
    const startedAt = get(startedAtAtom);
    const isAnother = startedAt !== null && startedAt !== pressedIn;
    if (!isAnother) set(restartAtom, at);
    return true;
  },
);

/** Practises the same with the words that were chosen meanwhile. A running round is played to its end first. */
export const followChosenListAtom = atom(null, async (get, set): Promise<void> => {
  const before = get(practiceAtom);
  const practice = before && (await loadPractice(get, set, before.wanted));
  if (!practice) return;
  set(practiceAtom, { ...practice, rounds: get(practiceAtom)?.rounds ?? 0 });
  set(applyOptionsAtom);
});

/**
 * Ends the practice: restarts with what was chosen before.
 *
 * @param at the press's own time stamp, in ms
 */
export const stopPracticeAtom = atom(null, (_get, set, at: number) => {
  set(withdrawRequestAtom);
  set(practiceAtom, null);
  set(restartAtom, at);
});

/**
 * Finishes the practice at the result of one of its rounds: the result stays, with what practice has given so far, and the
 * next round is a usual one.
 */
export const finishPracticeAtom = atom(null, (get, set) => {
  const practice = get(practiceAtom);
  if (!practice || !get(finishedRoundAtom)) return;
  set(withdrawRequestAtom);
  set(finishedPracticeAtom, { practice, sitting: get(sittingAtom).number, usualSittings: [] });
  set(practiceAtom, null);
});

/**
 * Gives these options their standard values. With the words, practice ends, too. A running round is played to its end
 * first.
 */
export const resetOptionsAtom = atom(null, (get, set, names: readonly OptionName[]) => {
  set(chooseOptionsAtom, standardValues(names));
  if (!names.includes('words')) return;
  set(withdrawRequestAtom);
  if (!get(practiceAtom)) return;
  set(practiceAtom, null);
  set(applyOptionsAtom);
});

/**
 * To be set when word lists have been loaded, or another one is chosen: words that were missing for practice may be there.
 * Practice goes on with them then.
 */
export const retryMissingWordsAtom = atom(null, async (get, set): Promise<void> => {
  const wanted = get(wordsMissingForAtom);
  if (!wanted) return;
  const find = get(findWordsAtom);
  const chosen = get(chosenListAtom);
  const words = find(chosen);
  if (!words || !(hasEnoughWords(words, wanted) || find(largestList(chosen)))) return;
  set(noteWordsMissingAtom, null);
  await set(followChosenListAtom);
});

/**
 * Counts a finished round, if it is one of the current practice, which the last one of its set finishes, or one of the
 * first usual ones after practice.
 */
export const notePracticeRoundAtom = atom(null, (get, set, { number, knewWords, round }: EndedSitting) => {
  const { setup } = round;
  const practice = get(practiceAtom);
  const finished = get(finishedPracticeAtom);
  const counts = isUsual(setup.settings) && !knewWords;
  if (finished && counts && finished.usualSittings.length < ROUNDS_TOLD)
    set(finishedPracticeAtom, { ...finished, usualSittings: [...finished.usualSittings, number] });
  if (practice && isOfPractice(setup, practice)) {
    const rounds = practice.rounds + 1;
    set(practiceAtom, { ...practice, rounds });
    if (rounds % ROUNDS_OF_SET === 0) set(finishPracticeAtom);
  }
});

/** Null if the words cannot be loaded, which a notice says, or if something else was asked for meanwhile. */
async function loadPractice(get: Getter, set: Setter, wanted: readonly string[]): Promise<Practice | null> {
  const isLatest = set(requestAtom, wanted);
  const list = await loadPracticeList(get, set, wanted).catch(() => null);
  if (!isLatest()) return null;
  if (!list) {
    set(noteWordsMissingAtom, wanted);
    return null;
  }
  set(noteWordsMissingAtom, null);
  const words = {
    setUp: (_before: Round, seed: number, settings: RoundSettings) =>
      practiceSetup(list, wanted, seed, playRules(settings)),
  };
  return { wanted, words, isShort: !hasEnoughWords(list.words, wanted), rounds: 0 };
}

const noteWordsMissingAtom = atom(null, (_get, set, wanted: readonly string[] | null) => {
  set(wordsMissingForAtom, wanted);
  set(wanted ? notifyAgainAtom : withdrawNoticeAtom, 'practiceWordsMissing');
});

/** What was asked for is wanted no more. */
const withdrawRequestAtom = atom(null, (_get, set) => {
  set(requestAtom, null);
  set(noteWordsMissingAtom, null);
});

/** Loads the list that practice is dealt from, and its fonts. @throws if it cannot be loaded */
async function loadPracticeList(get: Getter, set: Setter, wanted: readonly string[]): Promise<List | null> {
  const load = async (wordList: string): Promise<List> => {
    await loadList(get, set, wordList);
    return { wordList, words: get(findWordsAtom)(wordList) ?? [] };
  };
  const chosen = await load(get(chosenListAtom));
  const isEnough = hasEnoughWords(chosen.words, wanted);
  const list = isEnough ? chosen : await load(largestList(chosen.wordList));
  await loadFontsFor(practiceSetup(list, wanted, 0));
  return list;
}

function practiceSetup(
  list: List,
  items: readonly string[],
  chance: number,
  rules: Partial<PlayRules> = {},
): RoundSetup {
  const practice = wantedOf(items);
  const settings: RoundSettings = { ...STANDARD_ROUND, ...rules, practice, usualLengths: true };
  return setupOf({ ...list, seed: practiceSeed(list.words, practice, chance, settings), settings });
}
