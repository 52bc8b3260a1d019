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

/** How many characters fit into a line of the board. */
export const columnsAtom = atom(0);
