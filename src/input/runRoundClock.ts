import type { RoundLog } from '../core/round/log';
import { TICK_MS } from '../core/round/rules';
import { nowMs } from '../platform/round/clock';

/**
 * Keys that went down in time may still wait to be delivered when the clock notices the deadline: they come within
 * this many ms once the page is responsive.
 */
const DELIVERY_MS = 25;
/** After a stall a queue of keys is delivered one by one. */
const DELIVERY_AFTER_STALL_MS = 100;

/** A key went down this recently: another is on its way. */
const KEYS_COME_MS = 200;
/**
 * So long a second that has passed waits for that key and is shown in its frame: one of its own could hold the key
 * up until the next (docs/performance.md).
 */
const RIDE_MS = 100;

export interface RoundClockOptions {
  /** Time stamp of the first character, in ms. */
  readonly startedAt: number;
  /** Time stamp up to which characters count, in ms. */
  readonly deadline: number;
  /** Time stamp of the latest thing that the round has heard of, in ms: from then on a second can be late. */
  readonly heardAt: number;
  /** Hears of each whole second and, after the last key in time has been delivered, of the deadline. */
  readonly onTick: (atMs: number) => void;
  /** Hears that the deadline has been noticed, before the clock waits for keys on their way. */
  readonly onTimeUp?: () => void;
  /** Hears of a second that was noticed late although the page was in sight all the time: a stall. */
  readonly onLate: (dueMs: number, nowMs: number) => void;
  /** The last key that has been delivered, or null. */
  readonly lastKey: () => RoundLog | null;
}

/**
 * Notices time for a running round until the returned undo is called. Seconds are derived from the start, not
 * counted, so timers that are held back delay what is shown and change nothing else.
 */
export function runRoundClock(options: RoundClockOptions): () => void {
  const { startedAt, deadline, heardAt, onTick, onTimeUp, onLate, lastKey } = options;
  let timer: ReturnType<typeof setTimeout>;
  let dueMs = heardAt;
  // Timers of a page out of sight are held back, which is no stall.
  let isInSight = true;
  // The first look has no second to put off.
  let isPutOff = true;

  const look = (): void => {
    clearTimeout(timer);
    const now = nowMs();
    if (isInSight) onLate(dueMs, now);
    isInSight = document.visibilityState === 'visible';
    if (now >= deadline) {
      onTimeUp?.();
      endWhenDelivered(now - deadline > DELIVERY_MS);
      return;
    }
    if (!isPutOff && now - (lastKey()?.event.at ?? startedAt) < KEYS_COME_MS) {
      isPutOff = true;
      lookAt(now + RIDE_MS);
      return;
    }
    isPutOff = false;
    onTick(now);
    const ticks = Math.floor((now - startedAt) / TICK_MS);
    lookAt(startedAt + (ticks + 1) * TICK_MS);
  };

  const lookAt = (atMs: number): void => {
    dueMs = atMs;
    timer = setTimeout(look, atMs - nowMs());
  };

  const endWhenDelivered = (stalled: boolean): void => {
    const before = lastKey();
    const end = (): void => {
      if (lastKey() === before) onTick(nowMs());
      else endWhenDelivered(stalled);
    };
    timer = setTimeout(end, stalled ? DELIVERY_AFTER_STALL_MS : DELIVERY_MS);
  };

  // A page that comes back to sight or from the back/forward cache looks at the clock at once.
  const lookAgain = (): void => {
    isInSight = false;
    if (nowMs() < deadline) look();
  };
  document.addEventListener('visibilitychange', lookAgain);
  addEventListener('pageshow', lookAgain);
  look();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookAgain);
    removeEventListener('pageshow', lookAgain);
  };
}
