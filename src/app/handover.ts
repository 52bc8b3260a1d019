import type { PlayerAction } from '../core/action';
import type { Round, RoundSetup } from '../core/round';
import type { FieldReader } from '../input/FieldReader';
import type { ReadOptions } from '../state/optionsAtoms';

/** All that the page knows when the app takes over. */
export interface Handover {
  readonly setup: RoundSetup;
  /** The options it has read; null where it plays by the standard ones. */
  readonly read: ReadOptions | null;
  /** What has happened since, oldest first, each with the time at which it was noticed, in ms. */
  readonly heard: readonly { readonly action: PlayerAction; readonly noticedMs: number }[];
  /** It shows no words yet: those of a link that the page was opened with come with the app. */
  readonly isLinkAwaited: boolean;
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

/*
 * The opening is a script inside the page and the app is a file: they share no module. An event on the document is
 * their only meeting, and data all that passes.
 */
const NAME = 'thirty-handover';

/** Waits for the app; `give` is called once, with the time at which it asks, in ms on the clock of event stamps. */
export function offerHandover(give: (at: number) => Handover): void {
  document.addEventListener(
    NAME,
    (event) => (event as CustomEvent<(handover: Handover) => void>).detail(give(event.timeStamp)),
    { once: true },
  );
}

/** Takes the page over from its opening. @throws Error if the opening has not run */
export function takeOver(): Handover {
  let taken: Handover | undefined;
  const detail = (handover: Handover): void => {
    taken = handover;
  };
  document.dispatchEvent(new CustomEvent(NAME, { detail }));
  if (!taken) throw new Error('The page has no opening. Is app/opening.ts inlined (tools/pagePlugin.ts)?');
  return taken;
}
