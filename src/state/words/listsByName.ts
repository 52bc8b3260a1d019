import { atom } from 'jotai';
import { loadedListsAtom, standardListAtom } from './wordsAtoms';

/** Finds a word list by its name: the standard one or a loaded one; null for others. */
export const findWordsAtom = atom((get) => {
  const standard = get(standardListAtom);
  const loaded = get(loadedListsAtom);
  return (name: string): readonly string[] | null =>
    name === standard?.wordList ? standard.words : (loaded.get(name) ?? null);
});

/** All lists that are loaded, by name. */
export const wordListsAtom = atom((get): ReadonlyMap<string, readonly string[]> => {
  const standard = get(standardListAtom);
  return new Map([
    ...get(loadedListsAtom),
    ...(standard ? [[standard.wordList, standard.words] as const] : []),
  ]);
});
