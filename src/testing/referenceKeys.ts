/** The same as core's events, but declared again: the reference program imports nothing of the page. */
export type KeyEvent =
  | { readonly kind: 'typed'; readonly char: string; readonly at: number }
  | { readonly kind: 'deleted'; readonly count: number; readonly at: number };

/** One key of a round. */
export interface Key {
  readonly event: KeyEvent;
  readonly batch: number;
  /** The index in the batch of the typed character, or of the last deleted one. */
  readonly place: number;
  readonly isRight: boolean;
  /** Whether it counts in the result. */
  stands: boolean;
  /** Whether the cursor has moved on by it. */
  readonly takesPlace: boolean;
  /** The time since the first key, rounded to the µs, so that a key at the start of a second is exactly there. */
  readonly atMs: number;
  /** The time since the event before; null for the first. */
  readonly gapMs: number | null;
}

/**
 * Judges every key of a round.
 *
 * @param texts the shown batches, in order
 * @param events in order, all of them before the deadline
 * @param waits whether a place waits for its right key
 */
export function readKeys(texts: readonly string[], events: readonly KeyEvent[], waits = false): Key[] {
  const keys: Key[] = [];
  let batch = 0;
  let open: Key[] = [];
  let closed: Key[] = [];
  for (const event of events) {
    const before = keys.at(-1);
    const atMs = toMicrosecond(event.at - (keys[0] ?? { event }).event.at);
    const gapMs = before === undefined ? null : toMicrosecond(atMs - before.atMs);
    if (event.kind === 'deleted') {
      // Nothing is there to delete: the batch before is open again.
      if (open.length === 0) {
        batch -= 1;
        open = closed;
      }
      const place = open.length - 1;
      keys.push({ event, batch, place, isRight: false, stands: false, takesPlace: false, atMs, gapMs });
      for (const removed of open.splice(open.length - event.count)) removed.stands = false;
      continue;
    }
    const text = texts[batch] ?? '';
    const isRight = event.char === text[open.length];
    const takesPlace = isRight || !waits;
    const key = { event, batch, place: open.length, isRight, stands: true, takesPlace, atMs, gapMs };
    keys.push(key);
    if (!takesPlace) continue;
    open.push(key);
    if (open.length === text.length) {
      batch += 1;
      closed = open;
      open = [];
    }
  }
  return keys;
}

function toMicrosecond(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
