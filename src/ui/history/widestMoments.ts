/** Any year of four digits has these. */
const YEAR = 2026;
/** One of them has two digits in whatever calendar. */
const DAYS = [18, 28];
const MINUTE = 58;

/**
 * Moments among whose texts is one that is as wide as any: months differ by their names, hours by what stands for
 * morning and evening, and digits are all of one width. Of texts with the same letters there is the longest alone.
 */
export function widestMoments(textOf: (ms: number) => string): string[] {
  const byLetters = new Map<string, string>();
  for (const day of DAYS) {
    for (let hour = 0; hour < 12 * 24; hour++) {
      const moment = new Date(YEAR, Math.floor(hour / 24), day, hour % 24, MINUTE);
      const text = textOf(moment.getTime());
      const letters = lettersOf(text);
      if (text.length > (byLetters.get(letters)?.length ?? 0)) byLetters.set(letters, text);
    }
  }
  return [...byLetters.values()];
}

/** A text without its digits. */
export function lettersOf(text: string): string {
  return text.replace(/\p{Nd}+/gu, '');
}
