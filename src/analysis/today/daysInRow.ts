import { dayAfter } from './dayAfter';

/**
 * How many days in a row are among the given ones, up to `today` or, as long as nothing was played today, the day
 * before.
 *
 * @param days as `2026-11-26`, in any order and any number of times
 */
export function daysInRow(days: Iterable<string>, today: string): number {
  const played = new Set(days);
  let day = played.has(today) ? today : dayAfter(today, -1);
  let count = 0;
  for (; played.has(day); day = dayAfter(day, -1)) count++;
  return count;
}
