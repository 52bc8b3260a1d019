/*
 * The values that each option may have. In a file of their own, because playing a round needs none of them.
 */

/** How the caret is drawn. */
export const CARETS = ['line', 'block', 'underline', 'off'] as const;
export type Caret = (typeof CARETS)[number];

/** Which sounds a round makes: none, one for every key, or another one for errors. */
export const SOUNDS = ['off', 'keys', 'errors'] as const;
export type Sound = (typeof SOUNDS)[number];

/** The limits of a round's duration that a player may choose, in whole seconds. */
export const SECONDS = { min: 5, max: 600 } as const;

/** The durations that have a button of their own. */
export const USUAL_SECONDS: readonly number[] = [15, 30, 60, 120];

/** The limits of the words' size, in whole per cent of the usual one. */
export const SIZES = { min: 75, max: 200 } as const;

/** The limits of how fast words are said, in whole per cent of a voice's usual speed. */
export const SPEECH_RATES = { min: 50, max: 300 } as const;

/** Whether a value is a whole number within these limits, both included. */
export function isWithin(
  value: unknown,
  { min, max }: { readonly min: number; readonly max: number },
): value is number {
  return Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
}
