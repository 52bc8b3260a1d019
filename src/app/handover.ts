import type { PlayerAction } from '../core/round/action';
import type { Round, RoundSetup } from '../core/round/round';
import type { FieldReader } from '../input/FieldReader';
import type { ReadOptions } from '../state/options/optionsAtoms';
import type { WordList } from '../state/words/wordsAtoms';

/** All that the page knows when the app takes over. */
export interface Handover {
  readonly setup: RoundSetup;
  /** What has happened since, oldest first, each with the time at which it was noticed, in ms. */
  readonly heard: readonly { readonly action: PlayerAction; readonly noticedMs: number }[];
  /** It shows no words yet: those of a link that the page was opened with, or of the options, come with the app. */
  readonly isAppAwaited: boolean;
  /** Knows what the typing field has been through; a composition may be under way. */
  readonly reader: FieldReader;
  /** The button that was pressed last and waits for an answer; null when something else has been done since. */
  readonly pressed: HTMLElement | null;
  /** The page was out of sight while the round ran. */
  readonly wasHidden: boolean;
  /** The highest score that the page knows of, and whether the round that is over has set it. */
  readonly best: number;
  readonly isNewBest: boolean;
  /** When the end of the round was noticed, in ms on the clock of event stamps; null before. */
  readonly endSeenAt: number | null;
  /** The rounds that have ended before this one, oldest first. */
  readonly endedBefore: readonly { readonly round: Round; readonly wasHidden: boolean }[];
}

/** What the page's opening has for the app. */
export interface Opening {
  /** The options it has read; null where it plays by the standard ones. */
  readonly read: ReadOptions | null;
  /** The list that everybody gets. */
  readonly standardList: WordList;
  /** Hands the page over, once, at a time in ms on the clock of event stamps. */
  readonly give: (at: number) => Handover;
}

/*
 * The opening is a script inside the page and the app is a file: they share no module. An event on the document is
 * their only meeting, and data all that passes.
 */
const NAME = 'thirty-handover';

/** Waits for the app. */
export function offerHandover(opening: Opening): void {
  document.addEventListener(
    NAME,
    (event) => (event as CustomEvent<(opening: Opening) => void>).detail(opening),
    { once: true },
  );
}

/** Takes the page over, at the time of an event made for it: nobody here has a clock. */
export function takeOver({ give }: Opening): Handover {
  return give(new Event(NAME).timeStamp);
}

/** Meets the page's opening. @throws Error if it has not run */
export function meetOpening(): Opening {
  let met: Opening | undefined;
  const detail = (opening: Opening): void => {
    met = opening;
  };
  document.dispatchEvent(new CustomEvent(NAME, { detail }));
  if (!met) throw new Error('The page has no opening. Is app/opening.ts inlined (tools/pagePlugin.ts)?');
  return met;
}
