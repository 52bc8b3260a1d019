import type { RoundLog } from '../core/round/log';
import { TICK_MS } from '../core/round/rules';
import { isStillTyping } from '../platform/page/idle';
import { nowMs } from '../platform/round/clock';

/**
 * When the clock notices the deadline, keys pressed in time may still be undelivered. Once the page is responsive they
 * arrive within this many ms.
 */
const DELIVERY_MS = 25;
/** The same after a stall, when a queue of keys is delivered one by one. */
const DELIVERY_AFTER_STALL_MS = 100;

/** A tick of the countdown is deferred by this many ms while the person types, to be drawn in the next key's frame. */
const DEFER_MS = 100;

export interface RoundClockOptions {
  /** Time stamp of the first character, in ms. */
  readonly startedAt: number;
  /** Time stamp up to which characters count, in ms. */
  readonly deadline: number;
  /** Time stamp of the round's latest event or tick, in ms. Lateness is measured from there. */
  readonly lastEventAt: number;
  /** Called at each whole second and, once all keys in time have been delivered, for the deadline. */
  readonly onTick: (atMs: number) => void;
  /** Called when a tick was late although the page was visible all the time: a stall. */
  readonly onLate: (dueMs: number, nowMs: number) => void;
  /** The last key that has been delivered, or null. */
  readonly lastKey: () => RoundLog | null;
}

/**
 * Runs the clock of a round. Seconds are derived from the start, not counted, so throttled timers delay only the
 * display. Returns the stop function.
 */
export function runRoundClock(options: RoundClockOptions): () => void {
  const { startedAt, deadline, lastEventAt, onTick, onLate, lastKey } = options;
  let timer: ReturnType<typeof setTimeout>;
  let dueMs = lastEventAt;
  // Timers are throttled in a hidden page, which is not a stall.
  let isVisible = true;
  // The first check has no tick to defer.
  let isDeferred = true;
  let isTimeUp = false;

  const check = (): void => {
    clearTimeout(timer);
    const now = nowMs();
    if (isVisible) onLate(dueMs, now);
    isVisible = document.visibilityState === 'visible';
    if (now >= deadline) {
      isTimeUp = true;
      endWhenDelivered(now - deadline > DELIVERY_MS);
      return;
    }
    if (!isDeferred && isStillTyping(lastKey()?.event.at ?? startedAt, now)) {
      isDeferred = true;
      checkAt(now + DEFER_MS);
      return;
    }
    isDeferred = false;
    onTick(now);
    const ticks = Math.floor((now - startedAt) / TICK_MS);
    checkAt(startedAt + (ticks + 1) * TICK_MS);
  };

  const checkAt = (atMs: number): void => {
    dueMs = atMs;
    timer = setTimeout(check, atMs - nowMs());
  };

  const endWhenDelivered = (stalled: boolean): void => {
    const before = lastKey();
    const end = (): void => {
      if (lastKey() === before) onTick(nowMs());
      else endWhenDelivered(stalled);
    };
    timer = setTimeout(end, stalled ? DELIVERY_AFTER_STALL_MS : DELIVERY_MS);
  };

  // A page that becomes visible or returns from the back/forward cache checks the clock at once.
  const checkNow = (): void => {
    isVisible = false;
    if (!isTimeUp) check();
  };
  document.addEventListener('visibilitychange', checkNow);
  addEventListener('pageshow', checkNow);
  check();
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', checkNow);
    removeEventListener('pageshow', checkNow);
  };
}
