import { atom } from 'jotai';
import { chosenListAtom } from './startPracticeAtoms';

const storedAtom = atom({ wordList: '', items: [] as readonly string[] });

/**
 * The keys and pairs that are chosen in `Keys`, in the order in which they were chosen: none at first, and none once other
 * words are chosen, which may lack them.
 */
export const choiceAtom = atom(
  (get) => {
    const { wordList, items } = get(storedAtom);
    return wordList === get(chosenListAtom) ? items : [];
  },
  (get, set, items: readonly string[]) => set(storedAtom, { wordList: get(chosenListAtom), items }),
);
