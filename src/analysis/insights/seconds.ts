/**
 * How many seconds a round has. A partial one at the end counts as one. If a key has ended the round, it counts only from
 * half a second on, and otherwise belongs to the second before: in a very short second that key would look fast.
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
