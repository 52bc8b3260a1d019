import type { Playback } from '../../core/replay/playback';
import { nowMs } from '../../platform/round/clock';

export interface GhostOptions {
  readonly ghost: Playback;
  /** Time stamp of the player's first character, in ms. The ghost starts at the same moment. */
  readonly startedAt: number;
  /** Called when some of the ghost's events are due, with how many have happened so far. */
  readonly onMove: (count: number) => void;
}

/**
 * Plays a ghost beside a running round. A timer fires only when one of the ghost's keys is due; a throttled timer skips
 * to the current one. Returns the stop function.
 */
export function runGhost({ ghost, startedAt, onMove }: GhostOptions): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let done = 0;
  const wait = (): void => {
    const next = ghost.events[done];
    // Rounded up, because timers drop fractions and would fire before the key is due.
    if (next) timer = setTimeout(move, Math.ceil(startedAt + next.at - nowMs()));
  };
  const move = (): void => {
    const count = ghost.countAt(nowMs() - startedAt);
    if (count > done) {
      done = count;
      onMove(count);
    }
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
