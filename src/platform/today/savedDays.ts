import { isDay } from '../../core/today/day';
import { saveStored } from '../page/storage';

/** Storage key of the days whose words were typed: JSON with a version. */
export const DAYS_KEY = 'today';

const VERSION = 1;
/** At most so many are saved: a day comes again only where the clock or the time zone is set back. */
export const MAX_DAYS = 10;

/** The saved days, the last one typed first, as `2026-11-26`; null if the text is invalid or of another version. */
export function parseDays(text: string): readonly string[] | null {
  try {
    const { version, days } = JSON.parse(text);
    return version === VERSION && Array.isArray(days) && days.length <= MAX_DAYS && days.every(isDay)
      ? days
      : null;
  } catch {
    return null;
  }
}

/** Saves days; an invalid value in their place is quarantined first. False when they were not saved. */
export function saveDays(days: readonly string[]): boolean {
  return saveStored(DAYS_KEY, JSON.stringify({ version: VERSION, days }), (text) => parseDays(text) !== null);
}
