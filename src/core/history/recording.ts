import { eventsOf, type LoggedEvent } from '../round/log';
import type { Round } from '../round/round';
import type { RoundSettings } from '../round/rules';

/** Times are recorded in tenths of a ms, which is as fine as browsers report them. */
const PER_MS = 10;

/** A time of a recording in tenths of a ms, as a whole number. */
export function tenthsOf(atMs: number): number {
  return Math.round(atMs * PER_MS);
}

/** Tenths of a ms in ms. */
export function msOf(tenths: number): number {
  return tenths / PER_MS;
}

/** A round as it is saved and sent: its setup and its events. */
export interface Recording {
  /** A whole number from 0 to 2^32 − 1. */
  readonly seed: number;
  readonly settings: RoundSettings;
  /** The list's name, with its version in it: `english-1`; or `CUSTOM_TEXT`. */
  readonly wordList: string;
  /**
   * With a custom text, the passage that the round has shown: the texts of its batches, joined by line feeds. The seed is
   * then 0, wherever in the text the round began. Left out if the words are from a list.
   */
  readonly text?: string;
  /**
   * Oldest first. `at` is in ms since the first character: a multiple of 0.1 from 0 to the duration, never less than
   * that of the event before.
   */
  readonly events: readonly LoggedEvent[];
}

/** What is recorded of a round before its events. */
export type RecordingHeader = Omit<Recording, 'events'>;

/** A header as it was read. `hash` is that of the list's words; null if the recording has a custom text. */
export type ReadHeader =
  | { readonly header: RecordingHeader; readonly hash: number | null }
  | { readonly trouble: 'notARecording' | 'newer' | 'invalid' };

/** Everything that is recorded of a round except its events. */
export function headerOf({ setup, batchesShown }: Round): RecordingHeader {
  const { seed, settings, wordList, textOf } = setup;
  if (!settings.columns || !textOf) return { seed, settings, wordList };
  const text = Array.from({ length: batchesShown }, (_, number) => textOf(number)).join('\n');
  return { seed: 0, settings, wordList, text };
}

/**
 * A round's events as they are recorded: times in multiples of 0.1 ms since the first character, in ascending order and
 * none past the deadline. An event with an older time stamp gets the time of the event before it.
 */
export function eventsSinceStart({ setup, log, startedAt }: Round): LoggedEvent[] {
  const deadline = tenthsOf(setup.settings.durationMs);
  let latest = 0;
  return eventsOf(log).map((event) => {
    latest = Math.min(Math.max(latest, tenthsOf(event.at - (startedAt ?? event.at))), deadline);
    return { ...event, at: msOf(latest) };
  });
}
