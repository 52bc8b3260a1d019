/** How many seconds a round has, a partial one at the end included. */
export function secondsIn(durationMs: number): number {
  return Math.max(1, Math.ceil(durationMs / 1000));
}

/** The index of the second that a time falls into, 0 for the first. The end of the round falls into the last one. */
export function secondOf(atMs: number, durationMs: number): number {
  return Math.min(Math.floor(atMs / 1000), secondsIn(durationMs) - 1);
}
