import type { Getter, Setter } from 'jotai';
import type { Theme } from '../../../state/page/themeAtoms';
import type { KEY_NAMES } from './shortcuts';

/** An entry of the command palette, in the language of the page: what it is called, when it applies, and what it does. */
export interface Command {
  /** Must never change: ids of recent commands are saved. */
  readonly id: string;
  /** The heading that it is listed under. */
  readonly group: string;
  /** The id of the command that has to be opened for this one to be listed; a search finds it anyway. */
  readonly within?: string;
  readonly label: string;
  /** The parts of the label of one that sets something: `Time` and `30 s`; only `Numbers` of a switch, which is on or off. */
  readonly parts?: { readonly option: string; readonly value?: string };
  /** Whether it is an option with a value, or a group of options: a search finds these by their English as by their label. */
  readonly isOption?: true;
  /** The English parts of the label of an option. */
  readonly english?: readonly string[];
  /** Other words by which a search finds it. */
  readonly keywords: readonly string[];
  readonly shortcut?: keyof typeof KEY_NAMES;
  /** Left out if it always applies. */
  applies?(get: Getter): boolean;
  /** Whether it would have an effect now, among those that apply; left out if it always would. */
  hasEffect?(get: Getter): boolean;
  /** Whether what it sets is what is set; left out if it sets nothing. */
  isChosen?(state: CommandState): boolean;
  /** What is chosen within one that opens others: `30 s`. */
  now?(state: CommandState): string;
  /** What it shows in the dialog instead of doing something: the commands that are `within` it, or the shortcuts. */
  readonly opens?: 'group' | 'shortcuts';
  does?(page: CommandPage): void;
}

/** What decides which commands are marked as chosen. */
export interface CommandState {
  readonly get: Getter;
  readonly theme: Theme;
}

/** What commands change. */
export interface CommandPage {
  readonly set: Setter;
  readonly setTheme: (theme: Theme) => void;
  /** The time stamp of the press, in ms. */
  readonly at: number;
}
