import { dayAfter } from './dayAfter';

/**
 * How many days in a row are among the given ones, up to the latest one that was played: today, yesterday, or tomorrow,
 * which it was already where somebody has come from who has travelled west.
 *
 * @param days as `2026-11-26`, in any order and any number of times
 */
export function daysInRow(days: Iterable<string>, today: string): number {
  const played = new Set(days);
  let day = [1, 0, -1].map((ahead) => dayAfter(today, ahead)).find((one) => played.has(one)) ?? today;
  let count = 0;
  for (; played.has(day); day = dayAfter(day, -1)) count++;
  return count;
}
