/** The time now, in ms on the page's monotonic clock, which event time stamps use, too. */
export function nowMs(): number {
  return performance.now();
}

/** The date and time, in ms since 1970, UTC: for people, never for measuring. */
export function dateNowMs(): number {
  return Date.now();
}
