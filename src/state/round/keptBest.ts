import { keepOver, readStored } from '../../platform/page/storage';

/** Where the best score is kept, as bare digits. */
export const BEST_KEY = 'highestResult';

/** A kept best as a number, or null if it is no bare, exact, whole number. */
export function parseBest(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const best = Number(text);
  return Number.isSafeInteger(best) ? best : null;
}

/** The kept best; null when there is none that can be read. */
export function readBest(): number | null {
  const stored = readStored(BEST_KEY);
  return stored === 'denied' || stored.text === null ? null : parseBest(stored.text);
}

/** Keeps a best; what stands in its place and is none is put aside first. False when it could not be kept. */
export function keepBest(best: number): boolean {
  return keepOver(BEST_KEY, String(best), (stored) => parseBest(stored) !== null);
}
