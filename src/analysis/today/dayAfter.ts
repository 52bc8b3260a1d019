/**
 * The day that comes so many days after one; a negative number counts back.
 *
 * @param day as `2026-11-26`
 */
export function dayAfter(day: string, days: number): string {
  const date = new Date(Date.parse(day));
  // In UTC, where every day has 24 hours.
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
