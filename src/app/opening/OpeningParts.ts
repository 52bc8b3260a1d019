import type { OpeningRound } from './OpeningRound';

/** What the page's first script (opening.ts) gives to its second (later.ts). */
export interface OpeningParts {
  readonly play: OpeningRound;
  /** Shows the round as it is now. */
  readonly show: () => void;
  /** Begins another round. `at` is in ms on the clock of event time stamps. */
  readonly restart: (at: number) => void;
  /** To be called when the app does not come. */
  readonly goOnAlone: () => void;
  /** Aborted when the app takes over. */
  readonly signal: AbortSignal;
}
