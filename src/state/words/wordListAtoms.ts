import { atom, type Getter, type Setter } from 'jotai';
import type { FindWords } from '../../core/history/recordingBytes';
import { withTimeout } from '../../platform/page/withTimeout';
import { fetchWordList } from '../../platform/words/fetchWordList';
import { type KnownLists, withLoadedLists } from '../../services/words/withLoadedLists';
import { standardListAtom } from '../round/roundAtoms';

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

/** A list that is being loaded. */
interface LoadingList {
  readonly coming: Promise<void>;
  /** Whether the host has not answered in time. It may still answer. */
  isLate: boolean;
}

/** The lists that are being loaded, by name. */
const loadingAtom = atom(() => new Map<string, LoadingList>());

/** Loads a list by its name, unless it is loaded already, or loading. @throws if it cannot be loaded */
export async function loadList(get: Getter, set: Setter, name: string): Promise<void> {
  if (get(findWordsAtom)(name)) return;
  const loading = get(loadingAtom);
  const load = async (): Promise<void> => {
    const words = await fetchWordList(name);
    // A list keeps its identity, by which rounds are compared.
    if (!get(findWordsAtom)(name)) set(loadedListsAtom, new Map([...get(loadedListsAtom), [name, words]]));
  };
  const before = loading.get(name);
  if (before && !before.isLate) return before.coming;
  // A request that is never answered must not be in the way of the next try; one that is answered late ends it.
  const coming = before ? Promise.any([before.coming, load()]) : load();
  const one = { coming, isLate: false };
  loading.set(name, one);
  const noteLate = (): void => {
    one.isLate = true;
  };
  withTimeout(coming).catch(noteLate);
  const forget = (): void => {
    if (loading.get(name) === one) loading.delete(name);
  };
  coming.then(forget, forget);
  return coming;
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
