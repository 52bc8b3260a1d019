const DAY_MS = 86_400_000;

/**
 * How many days in a row are among the given ones, up to `today` or, as long as nothing was played today, the day before.
 *
 * @param days as `2026-11-26`, in any order and any number of times
 */
export function daysInRow(days: Iterable<string>, today: string): number {
  const played = new Set(days);
  let day = played.has(today) ? today : dayBefore(today);
  let count = 0;
  for (; played.has(day); day = dayBefore(day)) count++;
  return count;
}

/** Reckoned in UTC, where every day has 24 hours. */
function dayBefore(day: string): string {
  return new Date(Date.parse(day) - DAY_MS).toISOString().slice(0, 10);
}
