import { atom, type Getter, type Setter } from 'jotai';
import { haveStandardWords, type Options, settingsOf } from '../../core/options/options';
import { CUSTOM_TEXT } from '../../core/round/rules';
import { scriptsOf } from '../../core/words/scripts';
import { setupOf } from '../../core/words/setup';
import { withTimeout } from '../../platform/page/withTimeout';
import { loadScriptFonts } from '../../platform/words/scriptFonts';
import { applyOptionsAtom } from '../options/applyOptionsAtom';
import { notifyAtom } from '../page/noticeAtoms';
import { customTextSource, loadCustomText } from './customTextAtoms';
import { findWordsAtom, loadList } from './wordListAtoms';
import { type WordsSource, wordsSourceAtom } from './wordsAtoms';

/** The state of the chosen words; late ones may still arrive. */
export type WordsState = 'ready' | 'loading' | 'late' | 'missing';

const stateAtom = atom<WordsState>('ready');

/** The state of the words that were chosen last. The standard ones are always there. */
export const wordsStateAtom = atom((get) => get(stateAtom));

const tokenAtom = atom<object | null>(null);

/**
 * Loads the words that the options ask for, and their fonts. Resolves to a function that applies them; to null if they
 * cannot be loaded, if others have been asked for meanwhile, or if they are the standard ones.
 */
export const loadWordsAtom = atom(null, async (get, set, options: Options): Promise<ApplyWords | null> => {
  const token = {};
  set(tokenAtom, token);
  set(stateAtom, 'loading');
  const loading = haveStandardWords(options) ? null : sourceOf(get, set, options);
  withTimeout(Promise.resolve(loading)).catch(() => {
    if (get(tokenAtom) !== token) return;
    set(stateAtom, 'late');
    set(notifyAtom, 'partMissing');
  });
  const source = await loading;
  if (get(tokenAtom) !== token) return null;
  set(stateAtom, source || haveStandardWords(options) ? 'ready' : 'missing');
  if (!source) return null;
  return () => {
    set(wordsSourceAtom, source);
    set(applyOptionsAtom);
  };
});

/** Uses loaded words for the next rounds, and for a current one in which nothing is typed. */
export type ApplyWords = () => void;

/** Null if the words or fonts cannot be loaded. */
async function sourceOf(get: Getter, set: Setter, options: Options): Promise<WordsSource | null> {
  const { words: name } = options;
  if (name === CUSTOM_TEXT) {
    // This also loads its fonts.
    return (await loadCustomText(get, set)) && customTextSource(get);
  }
  // In parallel: nearly all lists need the Latin font.
  if (!(await succeeds(Promise.all([loadList(get, set, name), loadScriptFonts(['latin'])])))) return null;
  const words = (): readonly string[] => get(findWordsAtom)(name) ?? [];
  if (!(await succeeds(loadFontsOf(options, words())))) return null;
  return {
    setUp: (_before, seed, settings) => setupOf({ seed, settings, wordList: name, words: words() }),
  };
}

function succeeds(promise: Promise<unknown>): Promise<boolean> {
  return promise.then(
    () => true,
    () => false,
  );
}

/** Loads the fonts for words with the capitals and numbers that the options add. */
async function loadFontsOf(options: Options, words: readonly string[]): Promise<void> {
  const { characters = '' } = setupOf({
    seed: 0,
    settings: settingsOf(options),
    wordList: options.words,
    words,
  });
  await loadScriptFonts(scriptsOf(characters));
}
