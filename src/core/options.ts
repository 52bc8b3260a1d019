import { type RoundSettings, STANDARD_ROUND } from './rules';

/** What a player may choose about rounds. */
export interface Options {
  /** How long a round lasts: a whole number of seconds within `SECONDS`. */
  readonly seconds: number;
}

/** What everybody gets. */
export const STANDARD_OPTIONS: Options = { seconds: STANDARD_ROUND.durationMs / 1000 };

/** The least and the most seconds that a round may be chosen to last. */
export const SECONDS = { least: 5, most: 600 } as const;

/** The settings of a round with these options. */
export function settingsOf({ seconds }: Options): RoundSettings {
  return { ...STANDARD_ROUND, durationMs: seconds * 1000 };
}

/** Whether a number of seconds may be chosen. */
export function isDuration(seconds: unknown): seconds is number {
  return (
    Number.isInteger(seconds) && (seconds as number) >= SECONDS.least && (seconds as number) <= SECONDS.most
  );
}

/** Whether these are the settings that everybody gets: the highest score is of such rounds alone. */
export function areStandard(settings: RoundSettings): boolean {
  return areSame(settings, STANDARD_ROUND);
}

/** Whether rounds of these settings can be compared. */
export function areSame(one: RoundSettings, other: RoundSettings): boolean {
  return one.durationMs === other.durationMs && one.wordsPerBatch === other.wordsPerBatch;
}
