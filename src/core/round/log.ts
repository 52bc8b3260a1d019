/**
 * What happened in a round, newest entry first. A chain instead of an array, so that adding an entry costs the same
 * after ten keys and after ten thousand, and an earlier state keeps its own log for free.
 */
export interface RoundLog {
  readonly event: LoggedEvent;
  readonly earlier: RoundLog | null;
}

/** `at` is the event's own time stamp in ms. A character is one grapheme; a count is at least 1. */
export type LoggedEvent =
  | { readonly kind: 'typed'; readonly char: string; readonly at: number }
  | { readonly kind: 'deleted'; readonly count: number; readonly at: number };

/** The log's events, oldest first. */
export function eventsOf(log: RoundLog | null): LoggedEvent[] {
  const events: LoggedEvent[] = [];
  for (let entry = log; entry; entry = entry.earlier) events.push(entry.event);
  return events.reverse();
}

/** The log in which the last character that stands is another; its time stays. There must be such a character. */
export function withLastCharacter(log: RoundLog, char: string): RoundLog {
  const newer: LoggedEvent[] = [];
  let removed = 0;
  let entry = log;
  while (entry.earlier && (entry.event.kind === 'deleted' || removed > 0)) {
    removed += entry.event.kind === 'deleted' ? entry.event.count : -1;
    newer.push(entry.event);
    entry = entry.earlier;
  }
  const changed: RoundLog = { event: { ...entry.event, kind: 'typed', char }, earlier: entry.earlier };
  return newer.reduceRight((earlier, event) => ({ event, earlier }), changed);
}
