/**
 * How many seconds a round has. A partial one at the end counts as one. Not so if a key has ended the round, which would
 * look fast in a second that is over at once: then it counts from half a second on, or else belongs to the one before.
 */
export function secondsIn(durationMs: number, isEndedByKey: boolean): number {
  return Math.max(1, isEndedByKey ? Math.round(durationMs / 1000) : Math.ceil(durationMs / 1000));
}

/** When a second ends, in ms: the last one with the round, which may make it longer or shorter than the others. */
export function endOfSecond(
  index: number,
  { seconds, durationMs }: { readonly seconds: number; readonly durationMs: number },
): number {
  return index === seconds - 1 ? durationMs : (index + 1) * 1000;
}

/** The index of the second that a time falls into, 0 for the first. The end of the round falls into the last one. */
export function secondOf(atMs: number, seconds: number): number {
  return Math.min(Math.floor(atMs / 1000), seconds - 1);
}
