import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import { sharesOf } from '../../analysis/practice/pairFigures';
import { languageOf } from '../../core/words/wordChoices';
import { chosenWordsAtom } from '../../state/practice/startPracticeAtoms';

/** The pairs of the list that practice is dealt from. */
export interface ListShares {
  /** The list's language as a BCP 47 tag, undefined for English. */
  readonly language: string | undefined;
  /** Each pair's share of all pairs. */
  readonly shares: ReadonlyMap<string, number>;
}

/** The shares of the list that practice is dealt from. */
export function useListShares(): ListShares {
  const { wordList, words } = useAtomValue(chosenWordsAtom);
  return useMemo(() => ({ language: languageOf(wordList), shares: sharesOf(words) }), [wordList, words]);
}
