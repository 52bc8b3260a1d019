/** The time now, in ms on the page's monotonic clock, which event time stamps use, too. */
export function nowMs(): number {
  return performance.now();
}

/** The date and time, in ms since 1970, UTC: for people, never for measuring. */
export function dateNowMs(): number {
  return Date.now();
}

/** The date in the player's own calendar, as `2026-11-21`, of a moment in ms since 1970. */
export function dayOf(ms: number): string {
  const date = new Date(ms);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
