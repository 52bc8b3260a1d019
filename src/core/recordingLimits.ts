import type { RoundSetup } from './round';
import { OWN_TEXT, type RoundSettings, STANDARD_ROUND } from './rules';

/** More events than anybody makes in an hour; reading as many takes a second or two. */
export const MAX_EVENTS = 200_000;

/** The least and the most of each number of a setup, all of them whole: a second to an hour, 1 to 200 words at a time, 10 to 200 characters a line of an own text. */
export const LIMITS = {
  seed: [0, 2 ** 32 - 1],
  durationMs: [1000, 3_600_000],
  wordsPerBatch: [1, 200],
  columns: [10, 200],
} as const;

/** Characters of what a round has shown of an own text: more than anybody types in an hour. */
export const MOST_SHOWN = 200_000;

/** Whether a round of this setup can be kept. */
export function canBeKept({ seed, settings, wordList, words }: RoundSetup): boolean {
  const { durationMs, wordsPerBatch } = settings;
  if (!isWhole(seed, LIMITS.seed) || !isWhole(durationMs, LIMITS.durationMs)) return false;
  if (wordList === OWN_TEXT) return isOfOwnText(settings) && seed < words.length;
  return (
    isWhole(wordsPerBatch, LIMITS.wordsPerBatch) &&
    settings.columns === undefined &&
    words.length >= 2 * wordsPerBatch
  );
}

function isOfOwnText({ wordsPerBatch, columns, capitals, numbers }: RoundSettings): boolean {
  const hasColumns = columns !== undefined && isWhole(columns, LIMITS.columns);
  return hasColumns && wordsPerBatch === STANDARD_ROUND.wordsPerBatch && !capitals && !numbers;
}

/** Whether this can name a word list: 1 to 40 characters, lowercase letters, digits and hyphens. */
export function isListName(name: string): boolean {
  return /^[a-z0-9-]{1,40}$/.test(name);
}

/** Whether a number is whole and within both bounds. */
export function isWhole(value: number, [min, max]: readonly [number, number]): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
