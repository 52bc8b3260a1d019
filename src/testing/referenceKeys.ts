/** The same as core's events, but declared again: the reference program imports nothing of the page. */
export type KeyEvent =
  | { readonly kind: 'typed'; readonly char: string; readonly at: number }
  | { readonly kind: 'deleted'; readonly count: number; readonly at: number };

/** `wait`: a place waits for its right key. `space`: a Space ends the word. */
export type KeyRule = 'usual' | 'wait' | 'space';

/** One key of a round. */
export interface Key {
  readonly event: KeyEvent;
  readonly batch: number;
  /** The index in the batch of the typed character, or of the last deleted one. */
  readonly place: number;
  readonly isRight: boolean;
  /** Whether it counts in the result. */
  stands: boolean;
  /** Whether it was put into the text, from which a deletion can take it. */
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
 * @param rule whether a place waits for its right key, or a Space ends the word
 */
export function readKeys(
  texts: readonly string[],
  events: readonly KeyEvent[],
  rule: KeyRule = 'usual',
): Key[] {
  const keys: Key[] = [];
  let batch = 0;
  let place = 0;
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
      place = open.at(-1)?.place ?? -1;
      keys.push({ event, batch, place, isRight: false, stands: false, takesPlace: false, atMs, gapMs });
      for (const removed of open.splice(open.length - event.count).reverse()) {
        removed.stands = false;
        place = removed.place;
      }
      continue;
    }
    const text = texts[batch] ?? '';
    const isRight = event.char === text[place];
    const takesPlace = isRight || rule !== 'wait';
    const key = { event, batch, place, isRight, stands: true, takesPlace, atMs, gapMs };
    keys.push(key);
    if (!takesPlace) continue;
    open.push(key);
    if (rule === 'space' && !isRight && event.char === ' ') {
      while (place < text.length && text[place - 1] !== ' ') place += 1;
    } else if (rule !== 'space' || isRight || text[place] !== ' ') place += 1;
    if (place >= text.length) {
      batch += 1;
      place = 0;
      closed = open;
      open = [];
    }
  }
  return keys;
}

function toMicrosecond(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
