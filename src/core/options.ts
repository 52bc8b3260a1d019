import { type RoundSettings, STANDARD_ROUND } from './rules';

/** How the caret is drawn. */
export const CARETS = ['line', 'block', 'underline', 'off'] as const;
export type Caret = (typeof CARETS)[number];

/** What a player may choose about rounds and their words. */
export interface Options {
  /** How long a round lasts: a whole number of seconds within `SECONDS`. */
  readonly seconds: number;
  /** How large the words are, in per cent of their usual size: a whole number within `SIZES`. */
  readonly size: number;
  readonly caret: Caret;
}

/** What everybody gets. */
export const STANDARD_OPTIONS: Options = {
  seconds: STANDARD_ROUND.durationMs / 1000,
  size: 100,
  caret: 'line',
};

/** The least and the most seconds that a round may be chosen to last. */
export const SECONDS = { least: 5, most: 600 } as const;

/** The least and the most per cent that words may be large. */
export const SIZES = { least: 75, most: 200 } as const;

/** The settings of a round with these options. */
export function settingsOf({ seconds }: Options): RoundSettings {
  return { ...STANDARD_ROUND, durationMs: seconds * 1000 };
}

/** Whether a number may be chosen where whole ones within these are. */
export function mayBe(
  value: unknown,
  { least, most }: { readonly least: number; readonly most: number },
): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}

/** Whether these are the settings that everybody gets: the highest score is of such rounds alone. */
export function areStandard(settings: RoundSettings): boolean {
  return areSame(settings, STANDARD_ROUND);
}

/** Whether rounds of these settings can be compared. */
export function areSame(one: RoundSettings, other: RoundSettings): boolean {
  return one.durationMs === other.durationMs && one.wordsPerBatch === other.wordsPerBatch;
}
