import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { sharesOf } from '../../analysis/practice/pairFigures';
import { STANDARD_WORD_LIST } from '../../core/round/rules';
import { languageOf } from '../../core/words/wordChoices';
import { chosenListAtom } from '../../state/practice/practiceAtoms';
import { wordListsAtom } from '../../state/words/listsByName';

/** The pairs of the list that practice is for. */
export interface ListShares {
  /** The list's language as a BCP 47 tag, undefined for English. */
  readonly language: string | undefined;
  /** How often each pair comes, as a share of all. */
  readonly shares: ReadonlyMap<string, number>;
}

/** Those of the chosen list; of the standard one for an own text, and where the chosen one is not loaded. */
export function useListShares(): ListShares {
  const chosen = useAtomValue(chosenListAtom);
  const lists = useAtomValue(wordListsAtom);
  const name = lists.has(chosen) ? chosen : STANDARD_WORD_LIST;
  const words = lists.get(name);
  return useMemo(() => ({ language: languageOf(name), shares: sharesOf(words ?? []) }), [name, words]);
}
