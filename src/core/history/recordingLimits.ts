/** More events than anybody makes in an hour. Reading this many takes a second or two. */
export const MAX_EVENTS = 200_000;

/** The minimum and maximum of each number of a setup, all of them whole: a second to an hour, 1 to 200 words per batch. */
export const LIMITS = {
  seed: [0, 2 ** 32 - 1],
  durationMs: [1000, 3_600_000],
  wordsPerBatch: [1, 200],
} as const;

/** The latest moment that a `Date` can hold, in ms since 1970. */
export const MAX_DATE_MS = 8.64e15;

/** Whether this can be the name of a word list: 1 to 40 lowercase letters, digits and hyphens. */
export function isListName(name: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(name);
}

/** Whether a number is whole and within these limits, both included. */
export function isWholeWithin(value: number, [min, max]: readonly [number, number]): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
