import { atom, type Getter, type Setter } from 'jotai';
import { haveStandardWords, type Options, settingsOf } from '../../core/options/options';
import { OWN_TEXT, STANDARD_WORD_LIST } from '../../core/round/rules';
import { scriptsOf } from '../../core/words/scripts';
import { setupOf } from '../../core/words/setup';
import { inTime } from '../../platform/page/inTime';
import { loadScripts } from '../../platform/words/scriptFonts';
import { meetOptionsAtom } from '../options/meetOptionsAtom';
import { tellAtom } from '../page/noticeAtoms';
import { findWordsAtom } from '../round/roundAtoms';
import { ownTextSource, readOwnText } from './ownTextAtoms';
import { loadList } from './wordLists';
import { type WordsSource, wordsSourceAtom } from './wordsAtoms';

/** What has become of the words that are chosen; those that are late may still come. */
export type WordsState = 'there' | 'coming' | 'late' | 'missing';

const stateAtom = atom<WordsState>('there');

/** What has become of the words that were chosen last; the standard ones are always there. */
export const wordsStateAtom = atom((get) => get(stateAtom));

const wantedAtom = atom<object | null>(null);

/**
 * Brings the words that options ask for, with the fonts for them. Resolves to what makes them those of the rounds to
 * come, and to null where they cannot be had, where others have been asked for meanwhile, and where they are the
 * standard ones.
 */
export const bringWordsAtom = atom(null, async (get, set, options: Options): Promise<TakeWords | null> => {
  const token = {};
  set(wantedAtom, token);
  set(stateAtom, 'coming');
  const coming = haveStandardWords(options) ? null : sourceOf(get, set, options);
  inTime(Promise.resolve(coming)).catch(() => {
    if (get(wantedAtom) !== token) return;
    set(stateAtom, 'late');
    set(tellAtom, 'partMissing');
  });
  const source = await coming;
  if (get(wantedAtom) !== token) return null;
  set(stateAtom, source || haveStandardWords(options) ? 'there' : 'missing');
  if (!source) return null;
  return () => {
    set(wordsSourceAtom, source);
    set(meetOptionsAtom);
  };
});

/** Makes words that have been brought those of the rounds to come, and of one in which nothing is typed. */
export type TakeWords = () => void;

/** Null where they cannot be had. */
async function sourceOf(get: Getter, set: Setter, options: Options): Promise<WordsSource | null> {
  const { words: name } = options;
  if (name === OWN_TEXT) {
    // Its fonts come with it.
    return (await readOwnText(get, set)) && ownTextSource(get);
  }
  // Asked for together: nearly all words need it.
  const first = [name === STANDARD_WORD_LIST || loadList(get, set, name), loadScripts(['latin'])];
  if (!(await areBrought(Promise.all(first)))) return null;
  // The standard list comes with the first round, and has no letters but those that every font has.
  const listed = (): readonly string[] => get(findWordsAtom)(name) ?? [];
  if (!(await areBrought(fontsOf(options, listed())))) return null;
  return {
    setUp: (_before, seed, settings) => setupOf({ seed, settings, wordList: name, words: listed() }),
  };
}

function areBrought(coming: Promise<unknown>): Promise<boolean> {
  return coming.then(
    () => true,
    () => false,
  );
}

/** Brings the fonts for words, as the options decorate them. */
async function fontsOf(options: Options, words: readonly string[]): Promise<void> {
  const { characters = '' } = setupOf({
    seed: 0,
    settings: settingsOf(options),
    wordList: options.words,
    words,
  });
  await loadScripts(scriptsOf(characters));
}
