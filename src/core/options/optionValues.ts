/*
 * What options may be. Apart from them, because a round needs none of it.
 */

/** How the caret is drawn. */
export const CARETS = ['line', 'block', 'underline', 'off'] as const;
export type Caret = (typeof CARETS)[number];

/** What is heard of a round: nothing, its keys, or keys and errors, each its own way. */
export const SOUNDS = ['off', 'keys', 'errors'] as const;
export type Sound = (typeof SOUNDS)[number];

/** The least and the most seconds that a round may be chosen to last. */
export const SECONDS = { least: 5, most: 600 } as const;

/** Those that are offered by their names. */
export const USUAL_SECONDS: readonly number[] = [15, 30, 60, 120];

/** The least and the most per cent that words may be large. */
export const SIZES = { least: 75, most: 200 } as const;

/** Whether a number may be chosen where whole ones within these are. */
export function mayBe(
  value: unknown,
  { least, most }: { readonly least: number; readonly most: number },
): value is number {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
