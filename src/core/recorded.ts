import { isKeepable } from './characterBytes';
import { eventsOf, type LoggedEvent } from './log';
import type { Round } from './round';
import type { RoundSettings } from './rules';

/** Times are kept to a tenth of a ms, as fine as browsers tell them. */
const PER_MS = 10;

/** Stands for a character that cannot be kept, such as half a surrogate pair. */
const REPLACEMENT = '\ufffd';

/** A round as it is kept and sent: what it was made from, and what happened. */
export interface Recording {
  /** A whole number from 0 to 2^32 − 1. */
  readonly seed: number;
  readonly settings: RoundSettings;
  /** The list's name, with its version in it: `english-1`. */
  readonly wordList: string;
  /**
   * Oldest first; `at` in ms since the first character: a multiple of 0.1 from 0 to the duration, never less than that
   * of the event before.
   */
  readonly events: readonly LoggedEvent[];
}

/**
 * The recording of a finished round: times to 0.1 ms, from its first character on, none before the one that was told
 * earlier and none past the deadline.
 *
 * @throws RangeError if the round is not over
 */
export function recordingOf({ phase, setup, log, startedAt }: Round): Recording {
  if (phase !== 'finish' || startedAt === null) {
    throw new RangeError(`A recording needs a finished round, got one in "${phase}". Wait for its end.`);
  }
  const { seed, settings, wordList } = setup;
  const deadline = settings.durationMs * PER_MS;
  let latest = 0;
  const events = eventsOf(log).map((event): LoggedEvent => {
    latest = Math.min(Math.max(latest, Math.round((event.at - startedAt) * PER_MS)), deadline);
    const at = latest / PER_MS;
    if (event.kind === 'deleted') return { ...event, at };
    return { ...event, char: isKeepable(event.char) ? event.char : REPLACEMENT, at };
  });
  return { seed, settings, wordList, events };
}
