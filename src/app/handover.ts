import type { RoundSetup } from '../core/round/roundSetup';
import type { FieldReader } from '../input/FieldReader';
import type { SavedOptions } from '../platform/options/savedOptions';
import type { TypeAhead } from '../platform/page/typeAhead';
import type { NoticedAction } from '../state/round/disturbanceAtoms';
import type { WordList } from '../state/round/roundAtoms';

/** What the app takes over. */
interface Handover {
  /** What the player has done in this round, oldest first. */
  readonly actions: readonly NoticedAction[];
  /** Whether the page was out of sight while the round ran. */
  readonly wasHidden: boolean;
  /** What is typed for `Commands`, which was asked for; null if it was not, or was given up. */
  readonly typedAhead: TypeAhead | null;
  /** How many characters fit into a line of words. */
  readonly columns: number;
}

/** What the opening offers to the app. */
export interface Opening {
  /** The saved options that it has read; null if it uses the standard ones. */
  readonly read: SavedOptions | null;
  /** The word list of the standard round. */
  readonly standardList: WordList;
  readonly setup: RoundSetup;
  /** No words are shown yet: the app brings them. */
  readonly awaitsWords: boolean;
  /** Has the state of the typing field; a composition may be under way. */
  readonly reader: FieldReader;
  /** The title that the host has given to the page, in English. */
  readonly title: string;
  /** Puts the page back into English: the messages of the chosen language have not come. */
  readonly showEnglish: () => void;
  /** Stops the opening and hands the page over; to be called once. `at` is in ms on the clock of event time stamps. */
  readonly take: (at: number) => Handover;
}

/* The opening is an inline script and the app a module in a file: they share no module, but the window. */
declare global {
  interface Window {
    thirtyOpening?: Opening;
  }
}

export function offerHandover(opening: Opening): void {
  window.thirtyOpening = opening;
}

/** What the opening offers, once. @throws Error if the opening has not run */
export function readHandover(): Opening {
  const opening = window.thirtyOpening;
  if (!opening) throw new Error('The page has no opening (tools/pagePlugin.ts).');
  delete window.thirtyOpening;
  return opening;
}
