import { nowMs } from '../../platform/round/clock';

export interface GhostOptions {
  /** When the ghost moves, in ms since its first character, oldest first; undefined after the last. */
  readonly timeOf: (move: number) => number | undefined;
  /** Time stamp of the player's first character, in ms. The ghost starts at the same moment. */
  readonly startedAt: number;
  /** Called when some of the ghost's moves are due, with how many have been made so far. */
  readonly onMove: (count: number) => void;
}

/**
 * Plays a ghost beside a running round. A timer fires only when one of the ghost's keys is due; a throttled timer skips
 * to the current one. Returns the stop function.
 */
export function runGhost({ timeOf, startedAt, onMove }: GhostOptions): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let done = 0;
  const wait = (): void => {
    const next = timeOf(done);
    // Rounded up, because timers drop fractions and would fire before the key is due.
    if (next !== undefined) timer = setTimeout(move, Math.ceil(startedAt + next - nowMs()));
  };
  const move = (): void => {
    const passedMs = nowMs() - startedAt;
    let count = done;
    while ((timeOf(count) ?? Number.POSITIVE_INFINITY) <= passedMs) count++;
    if (count > done) {
      done = count;
      onMove(count);
    }
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
