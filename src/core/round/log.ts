/**
 * The events of a round as a linked list, newest first. Not an array: adding an entry takes the same time after ten keys
 * and after ten thousand, and earlier states of the round share the log without copying.
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

/** The log with its last undeleted character replaced; the time stamp stays. There must be such a character. */
export function replaceLastCharacter(log: RoundLog, char: string): RoundLog {
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
