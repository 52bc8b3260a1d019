import { atom, type Getter, type Setter } from 'jotai';
import type { FindWords } from '../../core/history/recordingBytes';
import type { RoundSetup } from '../../core/round/round';
import { scriptsOf } from '../../core/words/scripts';
import { withTimeout } from '../../platform/page/withTimeout';
import { fetchWordList } from '../../platform/words/fetchWordList';
import { loadScriptFonts } from '../../platform/words/scriptFonts';
import { withLoadedLists } from '../../services/words/withLoadedLists';
import { findWordsAtom } from './listsByName';
import { loadedListsAtom } from './wordsAtoms';

/** The lists that are being loaded, by name. */
const loadingAtom = atom(() => new Map<string, Promise<void>>());

/** Loads a list by its name, unless it is loaded already, or loading. @throws if it cannot be loaded */
export async function loadList(get: Getter, set: Setter, name: string): Promise<void> {
  if (get(findWordsAtom)(name)) return;
  const loading = get(loadingAtom);
  const load = async (): Promise<void> => {
    const words = await fetchWordList(name);
    // A list keeps its identity, by which rounds are compared.
    if (!get(findWordsAtom)(name)) set(loadedListsAtom, new Map([...get(loadedListsAtom), [name, words]]));
  };
  if (!loading.has(name)) {
    const one = load();
    loading.set(name, one);
    // A request that is never answered must not be in the way of the next try.
    const forget = (): void => void loading.delete(name);
    withTimeout(one).then(forget, forget);
  }
  await loading.get(name);
}

/** As `withLoadedLists`, with the lists of this store: a list that is loaded stays in `loadedListsAtom`. */
export function withLoadedWords<T>(
  get: Getter,
  set: Setter,
  act: (findWords: FindWords) => T,
  tried?: Set<string>,
): Promise<T> {
  return withLoadedLists(
    (name) => get(findWordsAtom)(name),
    (name) => loadList(get, set, name),
    act,
    tried,
  );
}

/** Loads the fonts for a round's words. If one fails or takes too long, a system font is used instead. */
export async function loadFontsFor({ characters = '' }: RoundSetup): Promise<void> {
  await withTimeout(loadScriptFonts(scriptsOf(characters))).catch(() => {});
}
