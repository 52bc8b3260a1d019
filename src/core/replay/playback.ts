import { eventsSinceStart } from '../history/recorded';
import type { LoggedEvent } from '../round/log';
import { beginRound, play, type Round } from '../round/round';

/** A state is kept after so many events; those between are played from the one before. */
const EVENTS_A_CHECKPOINT = 32;

/**
 * A round that can be seen as it was at any time, forwards and backwards, its clock at 0 with the first character. Asking
 * takes time that grows with the logarithm of the log's length, but for the first look at a stretch, which is played up to.
 */
export class Playback {
  /** What happened, oldest first; `at` in ms since the first character. */
  readonly events: readonly LoggedEvent[];
  readonly durationMs: number;
  /** As it was handed in. */
  readonly round: Round;
  /** Made when they are first needed. */
  readonly #checkpoints: Round[];

  /** @param round a round, as it is now: nothing that is played in it later comes into the playback */
  constructor(round: Round) {
    this.round = round;
    this.events = eventsSinceStart(round);
    this.durationMs = round.setup.settings.durationMs;
    this.#checkpoints = [beginRound(round.setup)];
  }

  /** How many events had happened at a time, those of just that ms included. */
  countAt(ms: number): number {
    return this.#countWhile((at) => at <= ms);
  }

  /** When the last event before a time happened, in ms; null where there is none. */
  eventBefore(ms: number): number | null {
    return this.events[this.#countWhile((at) => at < ms) - 1]?.at ?? null;
  }

  /** How many events, the first ones, happened at times of which this is true. */
  #countWhile(isPassed: (at: number) => boolean): number {
    let from = 0;
    let to = this.events.length;
    while (from < to) {
      const middle = (from + to) >> 1;
      if (isPassed((this.events[middle] as LoggedEvent).at)) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  /** The round right after so many of its events, 0 for one that nobody has typed in. */
  after(count: number): Round {
    const checkpoint = Math.floor(count / EVENTS_A_CHECKPOINT);
    for (let made = this.#checkpoints.length; made <= checkpoint; made++) {
      const from = this.#checkpoints[made - 1] as Round;
      this.#checkpoints.push(
        this.#played(from, (made - 1) * EVENTS_A_CHECKPOINT, made * EVENTS_A_CHECKPOINT),
      );
    }
    return this.#played(this.#checkpoints[checkpoint] as Round, checkpoint * EVENTS_A_CHECKPOINT, count);
  }

  /** The round as it was at a time; a time before its start or past its end is the start or the end. */
  at(ms: number): Round {
    const at = Math.min(Math.max(0, ms), this.durationMs);
    return play(this.after(this.countAt(at)), { kind: 'ticked', at });
  }

  #played(from: Round, first: number, end: number): Round {
    return this.events.slice(first, end).reduce(play, from);
  }
}
