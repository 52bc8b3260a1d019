import { atom } from 'jotai';
import type { RoundSetup } from '../core/round';
import type { RoundSettings } from '../core/rules';

/** Words that rounds can be made of, where they are not those of everybody; their font is there, too. */
export interface WordsSource {
  /** What the options call them: the name of a list, or `OWN_TEXT`. */
  readonly name: string;
  /** How they are called on the page: `Français`. */
  readonly label: string;
  /** All of them, in every setup that is made of them. */
  readonly words: readonly string[];
  /** The setup of the next round. @throws RangeError where they have no round of these settings */
  readonly setUp: (seed: number, settings: RoundSettings) => RoundSetup;
}

/** The words that are chosen, once they are there; null before, and where the standard ones are. */
export const wordsSourceAtom = atom<WordsSource | null>(null);

/** The lists that have been loaded, by their names; rounds may be of others than the one that is chosen. */
export const loadedListsAtom = atom<ReadonlyMap<string, readonly string[]>>(new Map());

/** How many characters a line of the board has room for. */
export const columnsAtom = atom(40);
