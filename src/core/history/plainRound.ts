import type { Recording } from './recorded';

/** When something happened, in ms since the first character, and what: a character typed, or so many deleted (−1, −2 …). */
export type PlainEvent = readonly [atMs: number, what: string | number];

/** What a round's log does not know. */
export interface AboutRound {
  /** When it ended, as ISO 8601 in UTC: `2026-11-21T18:02:11.000Z`. */
  readonly playedAt: string;
  /** What disturbed it; left out where nothing did. */
  readonly stalls?: { readonly count: number; readonly longestMs: number } | undefined;
  readonly wasHidden?: boolean | undefined;
  /** Its words had been seen before; left out where they had not. */
  readonly wasRaced?: boolean | undefined;
}

/**
 * A round as a person can read it: in files that are taken along, and while it waits to be kept. Described in
 * docs/formats.md.
 */
export interface PlainRound extends AboutRound {
  readonly seed: number;
  readonly durationMs: number;
  readonly wordsPerBatch: number;
  readonly capitals?: true | undefined;
  readonly numbers?: true | undefined;
  /** The name of a list of plain words, or `OWN_TEXT`. */
  readonly wordList?: string | undefined;
  /** In its place where words come with capitals or numbers: older copies, which would take them for plain, miss it. */
  readonly list?: string | undefined;
  /** Of an own text. */
  readonly columns?: number | undefined;
  /** As in `Recording`. */
  readonly text?: string | undefined;
  /** Oldest first. */
  readonly events: readonly PlainEvent[];
}

/** A round to be read by a person. */
export function plainRound(
  { seed, settings, wordList, text, events }: Recording,
  about: AboutRound,
): PlainRound {
  const { playedAt, stalls, wasHidden, wasRaced } = about;
  return {
    playedAt,
    seed,
    ...settings,
    ...(settings.capitals || settings.numbers ? { list: wordList } : { wordList }),
    ...(text && { text }),
    ...(stalls && stalls.count > 0 && { stalls: { count: stalls.count, longestMs: stalls.longestMs } }),
    ...(wasHidden && { wasHidden }),
    ...(wasRaced && { wasRaced }),
    events: events.map((event) => [event.at, event.kind === 'typed' ? event.char : -event.count]),
  };
}
