import { eventsSinceStart } from '../history/recording';
import type { LoggedEvent } from '../round/log';
import { beginRound, durationOf, play, type Round } from '../round/round';

/** A state is cached every so many events; states in between are replayed from the last cached one. */
const EVENTS_A_CHECKPOINT = 32;

/**
 * Random access to a round as it was at any time, its clock at 0 with the first character. A lookup takes logarithmic
 * time, except that the first lookup in a later part of the round replays everything up to it.
 */
export class Playback {
  /** Oldest first; `at` in ms since the first character. */
  readonly events: readonly LoggedEvent[];
  readonly durationMs: number;
  /** As passed to the constructor. */
  readonly round: Round;
  /** Created lazily. */
  readonly #checkpoints: Round[];
  /** The last answer of `after`: a ghost or a replay asks for the next event's, and only that is played. */
  #last: { readonly count: number; readonly round: Round };

  /** @param round a snapshot: events that are played later do not appear in the playback */
  constructor(round: Round) {
    this.round = round;
    this.events = eventsSinceStart(round);
    this.durationMs = durationOf(round);
    const beginning = beginRound(round.setup);
    this.#checkpoints = [beginning];
    this.#last = { count: 0, round: beginning };
  }

  /** How many events happened up to a time, those at exactly that time included. */
  countAt(ms: number): number {
    return this.#countWhile((at) => at <= ms);
  }

  /** The time of the last event before a time, in ms; null if there is none. */
  eventBefore(ms: number): number | null {
    return this.events[this.#countWhile((at) => at < ms) - 1]?.at ?? null;
  }

  /** The number of leading events whose time satisfies the predicate. Binary search. */
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

  /** The round right after its first `count` events; 0 for its very beginning. */
  after(count: number): Round {
    const checkpoint = Math.min(Math.floor(count / EVENTS_A_CHECKPOINT), this.#checkpoints.length - 1);
    let { count: done, round } = this.#last;
    if (done > count || done < checkpoint * EVENTS_A_CHECKPOINT) {
      done = checkpoint * EVENTS_A_CHECKPOINT;
      round = this.#checkpoints[checkpoint] as Round;
    }
    while (done < count) {
      round = play(round, this.events[done] as LoggedEvent);
      done++;
      if (done === this.#checkpoints.length * EVENTS_A_CHECKPOINT) this.#checkpoints.push(round);
    }
    this.#last = { count, round };
    return round;
  }

  /** The round as it was at a time, in ms. Clamped to 0 and the duration. */
  at(ms: number): Round {
    const at = Math.min(Math.max(0, ms), this.durationMs);
    return play(this.after(this.countAt(at)), { kind: 'ticked', at });
  }
}
