import { atom, type Getter, type Setter } from 'jotai';
import type { FindWords } from '../../core/history/recordingBytes';
import type { RoundSetup } from '../../core/round/round';
import { withTimeout } from '../../platform/page/withTimeout';
import { fetchWordList } from '../../platform/words/fetchWordList';
import { type KnownLists, withLoadedLists } from '../../services/words/withLoadedLists';

/** A word list with the name under which rounds record it. */
export type WordList = Pick<RoundSetup, 'wordList' | 'words'>;

/** The standard list; null before the first round of a visit. */
export const standardListAtom = atom<WordList | null>(null);

/** The loaded custom lists by name, which may be more than the chosen one: saved rounds need theirs. */
export const loadedListsAtom = atom<ReadonlyMap<string, readonly string[]>>(new Map());

/** All lists by name: the loaded ones, and the standard one. */
export const wordListsAtom = atom((get): KnownLists => {
  const standard = get(standardListAtom);
  return new Map([
    ...get(loadedListsAtom),
    ...(standard ? [[standard.wordList, standard.words] as const] : []),
  ]);
});

/** Finds the words of a list by its name; null for one that is not loaded. */
export const findWordsAtom = atom((get): FindWords => {
  const lists = get(wordListsAtom);
  return (name) => lists.get(name) ?? null;
});

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
