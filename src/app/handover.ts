import type { Round, RoundSetup } from '../core/round/round';
import type { FieldReader } from '../input/FieldReader';
import type { SavedOptions } from '../state/options/optionsKey';
import type { NoticedAction } from '../state/round/disturbanceAtoms';
import type { WordList } from '../state/words/wordsAtoms';
import type { OpeningParts } from './opening/OpeningParts';

/** Everything that the opening knows when the app takes over. */
export interface Handover {
  readonly setup: RoundSetup;
  /** What the player has done in this round, oldest first. */
  readonly actions: readonly NoticedAction[];
  /** No words are shown yet: only the app can load those of a challenge link or of the options. */
  readonly awaitsWords: boolean;
  /** Has the state of the typing field; a composition may be under way. */
  readonly reader: FieldReader;
  /** A button that was pressed before the app could react; null if something else has been done since. */
  readonly pressed: HTMLElement | null;
  /** Whether the page was hidden while the round ran. */
  readonly wasHidden: boolean;
  /** The highest score known to the opening. */
  readonly best: number;
  /** Whether this round, now over, has set it. */
  readonly isNewBest: boolean;
  /** When the end of the round was noticed, in ms on the clock of event time stamps; null before the end. */
  readonly endNoticedAt: number | null;
  /** Rounds that ended before this one, oldest first. */
  readonly endedBefore: readonly { readonly round: Round; readonly wasHidden: boolean }[];
}

/** What the opening offers to the page's other scripts. */
export interface Opening {
  /** The options it has read; null if it uses the standard ones. */
  readonly read: SavedOptions | null;
  /** The word list of the standard round. */
  readonly standardList: WordList;
  /** Stops the opening and hands the page over; to be called once. `at` is in ms on the clock of event time stamps. */
  readonly give: (at: number) => Handover;
  /** What the page's second script needs (opening/later.ts). */
  readonly parts: OpeningParts;
}

/*
 * The opening is two inline scripts and the app a module in a file, so they can share no module instance. They meet
 * through one event on the document.
 */
const NAME = 'thirty-handover';

/** Registers the offer for the other scripts to pick up, until the app takes over. */
export function offerHandover(opening: Opening): void {
  document.addEventListener(
    NAME,
    (event) => (event as CustomEvent<(opening: Opening) => void>).detail(opening),
    { signal: opening.parts.signal },
  );
}

/** Takes the page over now. The time is that of a new event: no clock is read outside of `platform`. */
export function takeOver({ give }: Opening): Handover {
  return give(new Event(NAME).timeStamp);
}

/** Gets what the opening offers. @throws Error if the opening has not run */
export function readHandover(): Opening {
  let found: Opening | undefined;
  const detail = (opening: Opening): void => {
    found = opening;
  };
  document.dispatchEvent(new CustomEvent(NAME, { detail }));
  if (!found) throw new Error('The page has no opening (tools/pagePlugin.ts).');
  return found;
}
