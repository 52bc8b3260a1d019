/**
 * The time now, in ms on the page's steady clock: the one that event time stamps are taken from. It does not follow
 * changes of the system's date.
 */
export function nowMs(): number {
  return performance.now();
}

/** The time of day, in ms since 1970 in UTC: for people, never for measuring. */
export function dateNowMs(): number {
  return Date.now();
}
