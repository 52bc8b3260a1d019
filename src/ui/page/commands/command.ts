import type { Options } from '../../../core/options/options';
import type { PendingAction } from '../../../state/page/pendingActionAtoms';
import type { Theme } from '../../../state/page/themeAtoms';
import type { KEY_NAMES } from './shortcuts';

/** What a command does. */
export type CommandAction =
  | { readonly kind: 'choose'; readonly options: Partial<Options> }
  | { readonly kind: 'standard' }
  | { readonly kind: 'theme'; readonly theme: Theme }
  | { readonly kind: 'restart' }
  | { readonly kind: 'today' }
  | { readonly kind: 'stopPractice' }
  /** Requests another part of the page, which then performs the pending action, if any. */
  | {
      readonly kind: 'request';
      readonly part: 'options' | 'rounds' | 'actions';
      readonly pendingAction?: PendingAction['kind'];
    }
  | { readonly kind: 'shortcuts' }
  /** Lists the commands that are `within` it. */
  | { readonly kind: 'open' };

/** An entry of the command palette, in the language of the page. */
export interface Command {
  /** Must never change: ids of recent commands are saved. */
  readonly id: string;
  /** The heading that it is listed under. */
  readonly group: string;
  /** The id of the command that has to be opened for this one to be listed; a search finds it anyway. */
  readonly within?: string;
  readonly label: string;
  /** The two parts of the label of one that gives something a value: `Time` and `30 s` of `Time: 30 s`. */
  readonly parts?: { readonly option: string; readonly value: string };
  /** What an option is called in English, by which a search finds it in every language as by its label. */
  readonly english?: readonly string[];
  /** Other words by which a search finds it. */
  readonly keywords?: readonly string[];
  readonly shortcut?: keyof typeof KEY_NAMES;
  /**
   * What must be there for it to be offered: a finished round, pairs that cost time in it, a race, words of a day,
   * or practice.
   */
  readonly needs?: 'result' | 'pairs' | 'race' | 'today' | 'practice';
  /** Whether it sets an option or the theme, and so can be marked as chosen. */
  readonly isChoice?: boolean;
  readonly does: CommandAction;
}

/** The state that decides which commands are offered and which are marked as chosen. */
export interface CommandFacts {
  readonly hasResult: boolean;
  /** Whether the finished round has pairs to practise. */
  readonly hasPairs: boolean;
  readonly isRace: boolean;
  /** Whether the round has the words of a day. */
  readonly isToday: boolean;
  readonly isPractice: boolean;
  readonly options: Options;
  readonly theme: Theme;
}
