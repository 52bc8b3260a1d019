import type { Round } from '../../core/round/round';
import type { RoundSetup } from '../../core/round/roundSetup';
import { TICK_MS } from '../../core/round/rules';
import { tally } from '../../core/round/score';
import { wordsPerMinute } from './speed';

/** How many seconds the speed is of. */
const SECONDS = 5;
/** The least seconds that tell a speed. */
const LEAST_SECONDS = 3;

interface Seen {
  readonly elapsedMs: number;
  readonly score: number;
}

const BEGINNING: Seen = { elapsedMs: 0, score: 0 };

/** The net speed of the last five seconds of a round that runs, which it is shown once a second. */
export class RecentSpeed {
  #setup: RoundSetup | null = null;
  /** What has been seen of the round, oldest first: five seconds ago and since. */
  #seen: Seen[] = [];

  /**
   * The speed now, in wpm: the score that has been gained in the last five seconds, or in as many as are known. Never
   * below 0; null before three whole seconds are known, because the speed of one or two says little.
   */
  at(round: Round): number | null {
    const { setup, elapsedMs } = round;
    const { score } = tally(round);
    if (this.#setup !== setup) {
      this.#setup = setup;
      this.#seen = secondOf(elapsedMs) < SECONDS ? [BEGINNING] : [];
    }
    // By whole seconds, each as it was first seen: that is a little late, with a key.
    const second = secondOf(elapsedMs);
    if (secondOf(this.#seen.at(-1)?.elapsedMs ?? -1) < second) this.#seen.push({ elapsedMs, score });
    while (this.#seen[1] && secondOf(this.#seen[1].elapsedMs) <= second - SECONDS) this.#seen.shift();
    const before = this.#seen[0] ?? BEGINNING;
    const ms = elapsedMs - before.elapsedMs;
    return ms < LEAST_SECONDS * TICK_MS ? null : Math.max(0, wordsPerMinute(score - before.score, ms));
  }
}

function secondOf(elapsedMs: number): number {
  return Math.floor(elapsedMs / TICK_MS);
}
