import type { GhostMove, GhostMoves } from '../../core/race/ghost';
import { nowMs } from '../../platform/round/clock';

export interface GhostOptions {
  readonly moves: GhostMoves;
  /** Time stamp of the player's first character, in ms. The ghost starts at the same moment. */
  readonly startedAt: number;
  /** Called when some of the ghost's moves are due, with the last of these. */
  readonly onMove: (move: GhostMove) => void;
}

/**
 * Plays a ghost beside a running round. A timer fires only when one of the ghost's keys is due; a throttled timer skips
 * to the current one. Returns the stop function.
 */
export function runGhost({ moves, startedAt, onMove }: GhostOptions): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let done = 0;
  const wait = (): void => {
    const next = moves.at(done);
    // Rounded up, because timers drop fractions and would fire before the key is due.
    if (next) timer = setTimeout(move, Math.ceil(startedAt + next.at - nowMs()));
  };
  const move = (): void => {
    const passedMs = nowMs() - startedAt;
    let last: GhostMove | undefined;
    for (let next = moves.at(done); next && next.at <= passedMs; next = moves.at(++done)) last = next;
    if (last) onMove(last);
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}
