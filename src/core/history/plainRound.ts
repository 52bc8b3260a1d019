import type { LoggedEvent } from '../round/log';
import { msOf, type Recording, tenthsOf } from './recording';
import { type PlainSettings, SPECIAL_NAMES, settingsIn } from './settingsFields';

/** The time in ms since the first character, and what happened: the typed character, or minus the number of deleted ones. */
export type PlainEvent = readonly [atMs: number, what: string | number];

/** Facts about a round that are not in its log. */
export interface RoundFacts {
  /** When the round ended, as ISO 8601 in UTC: `2026-11-21T18:02:11.000Z`. */
  readonly playedAt: string;
  /** The times in which the page was too busy to respond; left out if there were none. */
  readonly stalls?: { readonly count: number; readonly longestMs: number } | undefined;
  readonly wasHidden?: boolean | undefined;
  /** Whether the player had seen the words before, in the round that was raced; left out if not. */
  readonly wasRaced?: boolean | undefined;
  /** The day whose words it has, as `2026-11-26`; left out for any other round. */
  readonly wordsOfDay?: string | undefined;
  /** The layout that was chosen for the keyboard; left out if none was. */
  readonly keyboard?: string | undefined;
}

/**
 * A round as human-readable JSON, as it is in exported files: docs/formats.md.
 */
export interface PlainRound extends RoundFacts, PlainSettings {
  readonly seed: number;
  /** The name of the list that the words are from; or `CUSTOM_TEXT`. */
  readonly wordList: string;
  /** As in `Recording`. */
  readonly text?: string | undefined;
  /** The special fields without which the events mean something else; left out if there are none. */
  readonly needs?: readonly string[] | undefined;
  /** Oldest first. */
  readonly events: readonly PlainEvent[];
}

/** The human-readable form of a recording. */
export function plainRound(
  { seed, settings, wordList, text, events }: Recording,
  about: RoundFacts,
): PlainRound {
  const { playedAt, stalls, wasHidden, wasRaced, wordsOfDay, keyboard } = about;
  const needs = SPECIAL_NAMES.filter((name) => settings[name] !== undefined);
  return {
    playedAt,
    seed,
    ...settings,
    ...(needs.length > 0 && { needs }),
    wordList,
    ...(text && { text }),
    ...(stalls && stalls.count > 0 && { stalls: { count: stalls.count, longestMs: stalls.longestMs } }),
    ...(wasHidden && { wasHidden }),
    ...(wasRaced && { wasRaced }),
    ...(wordsOfDay && { wordsOfDay }),
    ...(keyboard && { keyboard }),
    events: events.map((event) => [event.at, event.kind === 'typed' ? event.char : -event.count]),
  };
}

/** The recording in a human-readable round. Nothing is validated: `replayRecording` does that. */
export function recordingOfPlain(round: PlainRound): Recording {
  const { seed, wordList, text, events } = round;
  return {
    seed,
    settings: settingsIn(round),
    wordList,
    ...(text !== undefined && { text }),
    events: events.map(loggedEvent),
  };
}

function loggedEvent([atMs, what]: PlainEvent): LoggedEvent {
  const at = msOf(tenthsOf(atMs));
  return typeof what === 'string' ? { kind: 'typed', char: what, at } : { kind: 'deleted', count: -what, at };
}
