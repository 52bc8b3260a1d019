import { textHash } from '../words/textHash';

/** Whether a value has the form of a day of somebody's calendar: `2026-11-26`. */
export function isDay(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value);
}

/**
 * The seed of the words that everybody has on a day, from 0 to 2^32 − 1. It must never change: all versions deal the
 * same words.
 *
 * @param day as `2026-11-26`
 */
export function seedOfDay(day: string): number {
  return textHash(`Thirty ${day}`);
}
