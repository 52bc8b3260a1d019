import { atom, type Getter, type Setter } from 'jotai';
import { haveStandardWords, type Options, settingsOf, wordsKey } from '../../core/options/options';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { setupOf, type WordsSource } from '../../core/words/setup';
import { succeeds } from '../../platform/page/succeeds';
import { withTimeout } from '../../platform/page/withTimeout';
import {
  hasSystemFontsFor,
  loadFontsOrSystems,
  loadScriptFonts,
  useLateFonts,
} from '../../platform/words/scriptFonts';
import { latestAtom } from '../page/latestAtom';
import { notifyAtom, withdrawNoticeAtom } from '../page/noticeAtoms';
import { customTextSource, loadCustomTextAtom } from '../words/customTextAtoms';
import { findWordsAtom, loadList } from '../words/wordListAtoms';
import { wordsSourceAtom } from '../words/wordsAtoms';
import { applyOptionsAtom } from './applyOptionsAtom';

/** The state of the chosen words; late ones may still arrive, and `retrying` means loading after a failure. */
export type WordsState = 'ready' | 'loading' | 'retrying' | 'late' | 'missing';

/** Whether words in this state are to be asked for again. */
export function areMissing(state: WordsState): boolean {
  return state === 'late' || state === 'missing';
}

/** The state of the words that were chosen last. The standard ones are always there. */
export const wordsStateAtom = atom<WordsState>('ready');

/** The words that were asked for last, by `wordsKey`. */
const wantedAtom = latestAtom<string>();

/**
 * Loads the words that the options ask for, and their fonts. Resolves to a function that applies them; to null if they
 * cannot be loaded, if others have been asked for meanwhile, or if they are the standard ones. A notice says that they are
 * late or cannot be loaded, once for all tries, until they have come or others are asked for.
 *
 * @param isQuiet for another try that nobody has asked for: their state is then the same until it has ended
 */
export const loadWordsAtom = atom(
  null,
  async (get, set, options: Options, isQuiet = false): Promise<ApplyWords | null> => {
    const key = wordsKey(options);
    const isRetry = key === get(wantedAtom) && areMissing(get(wordsStateAtom));
    const isUntold = isRetry && isQuiet;
    const isWanted = set(wantedAtom, key);
    const isStandard = haveStandardWords(options);
    if (!isUntold) set(wordsStateAtom, isRetry ? 'retrying' : 'loading');
    if (!isRetry) set(withdrawNoticeAtom, 'wordsMissing');
    // It names what is chosen now.
    set(withdrawNoticeAtom, 'noFont');
    const loading = isStandard ? null : sourceOf(get, set, options);
    withTimeout(Promise.resolve(loading)).catch(() => {
      if (!isWanted() || isUntold) return;
      set(wordsStateAtom, 'late');
      set(notifyAtom, 'wordsMissing');
    });
    const source = await loading;
    if (!isWanted()) return null;
    set(wordsStateAtom, source || isStandard ? 'ready' : 'missing');
    // A custom text is missing where none has been given.
    const isTold = !source && !isStandard && options.words !== CUSTOM_TEXT;
    set(isTold ? notifyAtom : withdrawNoticeAtom, 'wordsMissing');
    if (!source) return null;
    return () => {
      set(wordsSourceAtom, source);
      if (source.hasFont === false) set(notifyAtom, 'noFont');
      set(applyOptionsAtom);
    };
  },
);

/** Uses loaded words for the next rounds, and for a current one in which nothing is typed. */
export type ApplyWords = () => void;

interface LoadedSource extends WordsSource {
  /** False for words of a script that neither the page nor this device has a font for. */
  readonly hasFont?: boolean;
}

/** Null if the words or fonts cannot be loaded. */
async function sourceOf(get: Getter, set: Setter, options: Options): Promise<LoadedSource | null> {
  const { words: name } = options;
  if (name === CUSTOM_TEXT) {
    // This also loads its fonts.
    return (await set(loadCustomTextAtom)) && customTextSource(get);
  }
  // In parallel: nearly all lists need the Latin font.
  if (!(await succeeds(Promise.all([loadList(get, set, name), loadScriptFonts(['latin'])])))) return null;
  const words = (): readonly string[] => get(findWordsAtom)(name) ?? [];
  // With the capitals and numbers that the options add.
  const setup = setupOf({ seed: 0, settings: settingsOf(options), wordList: name, words: words() });
  if (!(await loadFontsOrSystems(setup))) return null;
  return {
    hasFont: hasSystemFontsFor(setup.characters ?? ''),
    setUp: (_before, seed, settings) => {
      useLateFonts(setup);
      return setupOf({ seed, settings, wordList: name, words: words() });
    },
  };
}
