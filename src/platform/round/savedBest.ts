import { saveStored, storedText } from '../page/storage';

/** Storage key of the best score, saved as bare digits. */
export const BEST_KEY = 'highestResult';

/** Parses a saved best; null if it is not a safe integer in bare digits. */
export function parseBest(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const best = Number(text);
  return Number.isSafeInteger(best) ? best : null;
}

/** The saved best; null if there is none or it is invalid. */
export function readBest(): number | null {
  const text = storedText(BEST_KEY);
  return text === null ? null : parseBest(text);
}

/** Saves a best; an invalid value in its place is quarantined first. False when it could not be saved. */
export function saveBest(best: number): boolean {
  return saveStored(BEST_KEY, String(best), (stored) => parseBest(stored) !== null);
}
