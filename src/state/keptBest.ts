/** Where the best score is kept, as bare digits. */
export const BEST_KEY = 'highestResult';

/** A kept best as a number, or null if it is no bare, exact, whole number. */
export function parseBest(text: string): number | null {
  if (!/^\d+$/.test(text)) return null;
  const best = Number(text);
  return Number.isSafeInteger(best) ? best : null;
}
