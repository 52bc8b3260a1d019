import { eventsOf, type LoggedEvent } from '../round/log';
import type { Round } from '../round/round';
import type { RoundSettings } from '../round/rules';

/** Times are kept to a tenth of a ms, as fine as browsers tell them. */
const PER_MS = 10;

/** A time of a recording in tenths of a ms, a whole number. */
export function tenthsOf(atMs: number): number {
  return Math.round(atMs * PER_MS);
}

/** The time, in ms, of so many tenths of one. */
export function msOf(tenths: number): number {
  return tenths / PER_MS;
}

/** A round as it is kept and sent: what it was made from, and what happened. */
export interface Recording {
  /** A whole number from 0 to 2^32 − 1. */
  readonly seed: number;
  readonly settings: RoundSettings;
  /** The list's name, with its version in it: `english-1`; or `OWN_TEXT`. */
  readonly wordList: string;
  /**
   * Of an own text, what the round has shown of it: the texts of its batches up to the last one that was shown, a line
   * feed between any two. Its seed is 0 then, wherever in the text it began. Left out of a round over a list.
   */
  readonly text?: string;
  /**
   * Oldest first; `at` in ms since the first character: a multiple of 0.1 from 0 to the duration, never less than that
   * of the event before.
   */
  readonly events: readonly LoggedEvent[];
}

/** What a round was made from, as it is recorded. */
export function madeFrom({ setup, batchNumber }: Round): Omit<Recording, 'events'> {
  const { seed, settings, wordList, textOf } = setup;
  if (!settings.columns || !textOf) return { seed, settings, wordList };
  const text = Array.from({ length: batchNumber + 1 }, (_, number) => textOf(number)).join('\n');
  return { seed: 0, settings, wordList, text };
}

/**
 * What happened in a round, as it is recorded: times to 0.1 ms, from its first character on, none before the one that
 * was told earlier and none past the deadline.
 */
export function eventsSinceStart({ setup, log, startedAt }: Round): LoggedEvent[] {
  const deadline = tenthsOf(setup.settings.durationMs);
  let latest = 0;
  return eventsOf(log).map((event) => {
    latest = Math.min(Math.max(latest, tenthsOf(event.at - (startedAt ?? event.at))), deadline);
    return { ...event, at: msOf(latest) };
  });
}
