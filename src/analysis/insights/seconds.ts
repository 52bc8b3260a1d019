/** How many seconds a round has; one that is not whole counts. */
export function secondsIn(durationMs: number): number {
  return Math.max(1, Math.ceil(durationMs / 1000));
}

/** The second to which a time belongs, 0 for the first; exactly at the end is in the last. */
export function secondOf(atMs: number, durationMs: number): number {
  return Math.min(Math.floor(atMs / 1000), secondsIn(durationMs) - 1);
}
