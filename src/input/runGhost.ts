import type { Playback } from '../core/replay/playback';
import type { Round } from '../core/round/round';
import { nowMs } from '../platform/round/clock';

export interface GhostOptions {
  readonly ghost: Playback;
  /** Time stamp of the player's first character, in ms: the ghost's was typed in the same moment. */
  readonly startedAt: number;
  /** Hears of the ghost's round after each of its events. */
  readonly onMove: (round: Round) => void;
}

/**
 * Plays a ghost beside a running round until the returned undo is called. It wakes only when one of the ghost's own
 * keys is due; timers that are held back skip what they have missed.
 */
export function runGhost({ ghost, startedAt, onMove }: GhostOptions): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let done = 0;
  const wait = (): void => {
    const next = ghost.events[done];
    // Up, because timers cut fractions off: too early there would be nothing to show.
    if (next) timer = setTimeout(look, Math.ceil(startedAt + next.at - nowMs()));
  };
  const look = (): void => {
    const count = ghost.countAt(nowMs() - startedAt);
    if (count > done) {
      done = count;
      onMove(ghost.after(count));
    }
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
