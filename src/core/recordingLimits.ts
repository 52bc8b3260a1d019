import type { RoundSetup } from './round';

/** More events than anybody makes in an hour; reading as many takes a second or two. */
export const MAX_EVENTS = 200_000;

/** Whether a round of this setup can be kept: a whole duration from a second to an hour, 1 to 200 words at a time. */
export function canBeKept({ seed, settings, words }: RoundSetup): boolean {
  return (
    isWhole(seed, 0, 2 ** 32 - 1) &&
    isWhole(settings.durationMs, 1000, 3_600_000) &&
    isWhole(settings.wordsPerBatch, 1, 200) &&
    words.length >= 2 * settings.wordsPerBatch
  );
}

/** Whether this can name a word list: 1 to 40 characters, lowercase letters, digits and hyphens. */
export function isListName(name: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(name);
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
