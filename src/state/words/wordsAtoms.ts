import { atom } from 'jotai';
import type { Round, RoundSetup } from '../../core/round/round';
import type { RoundSettings } from '../../core/round/rules';

/** Words that rounds can be made of, where they are not those of everybody; their font is there, too. */
export interface WordsSource {
  /** The setup of the round after `before`. A text of the player's own goes on where that one has stopped. */
  readonly setUp: (before: Round, seed: number, settings: RoundSettings, columns: number) => RoundSetup;
}

/** The words that were chosen last, of those that are there; null before any but the standard ones. */
export const wordsSourceAtom = atom<WordsSource | null>(null);

/** A list under the name by which rounds remember it. */
export type WordList = Pick<RoundSetup, 'wordList' | 'words'>;

/** The list that everybody gets; null before a visit begins. */
export const standardListAtom = atom<WordList | null>(null);

/** The lists that have been loaded, by their names; rounds may be of others than the one that is chosen. */
export const loadedListsAtom = atom<ReadonlyMap<string, readonly string[]>>(new Map());

/** The lists that are here, by their names. */
export const listsAtom = atom((get): ReadonlyMap<string, readonly string[]> => {
  const standard = get(standardListAtom);
  return new Map([
    ...get(loadedListsAtom),
    ...(standard ? [[standard.wordList, standard.words] as const] : []),
  ]);
});

/** How many characters a line of the board has room for. */
export const columnsAtom = atom(0);
