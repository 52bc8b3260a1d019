import { atom } from 'jotai';
import type { Round, RoundSetup } from '../../core/round/round';
import type { RoundSettings } from '../../core/round/rules';

/** A source of custom words, loaded together with their fonts. */
export interface WordsSource {
  /** The setup of the round after `before`. The player's custom text goes on where that one has stopped. */
  readonly setUp: (before: Round, seed: number, settings: RoundSettings, columns: number) => RoundSetup;
}

/** The source of the custom words that were last loaded; null for the standard words. */
export const wordsSourceAtom = atom<WordsSource | null>(null);

/** What is practised instead of the chosen words. */
export interface Practice {
  /** The wanted pairs and keys: core/practice/wantedPairs. */
  readonly wanted: readonly string[];
  readonly words: WordsSource;
  /** Whether batches have fewer of these pairs than a quarter, or one of them less than twice: the list has no such words. */
  readonly isShort: boolean;
  /** How many rounds of this practice have been finished. */
  readonly rounds: number;
}

/** The practice that the next rounds are of; null for rounds by the options. Written by state/practice/startPracticeAtoms. */
export const practiceAtom = atom<Practice | null>(null);

/** A word list with the name under which rounds record it. */
export type WordList = Pick<RoundSetup, 'wordList' | 'words'>;

/** The standard list; null before the first round of a visit. */
export const standardListAtom = atom<WordList | null>(null);

/** The loaded custom lists by name, which may be more than the chosen one: saved rounds need theirs. */
export const loadedListsAtom = atom<ReadonlyMap<string, readonly string[]>>(new Map());

/** How many characters fit into a line of the board. */
export const columnsAtom = atom(0);
