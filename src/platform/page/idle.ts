import { nowMs } from '../round/clock';

/** After a key this recent, in ms, the person is still typing. */
const STILL_TYPING_MS = 200;

/** The idle time, in ms, that loading or reading something takes at most, also on a slow processor. */
export const WORK_MS = 25;

/** After this many ms without a key the person is not typing, and work need not wait for an idle moment. */
const MAX_WAIT_MS = 2000;

/**
 * Calls `act` once, when the browser is idle for at least `freeMs`. If it never is, as during an animation, `act` is
 * called 2 s after the last key or after this call. Browsers without requestIdleCallback wait for a pause in typing.
 * Returns a cancel function.
 *
 * @param freeMs at most 50
 * @param lastKeyAt the time stamp of the last key, in ms
 */
export function whenIdle(freeMs: number, lastKeyAt: () => number, act: () => void): () => void {
  const calledAt = nowMs();
  if (!globalThis.requestIdleCallback) {
    return whenTypingPauses(() => lastKeyAt() || calledAt, act);
  }
  const check = (deadline: IdleDeadline): void => {
    if (deadline.timeRemaining() >= freeMs || waitMs() <= 0) act();
    else handle = requestIdleCallback(check, { timeout: waitMs() });
  };
  const waitMs = (): number => MAX_WAIT_MS - (nowMs() - Math.max(calledAt, lastKeyAt()));
  let handle = requestIdleCallback(check, { timeout: waitMs() });
  return () => cancelIdleCallback(handle);
}

/**
 * Whether the person is still typing, so that the next key is close. What need not be drawn at once waits for that key's
 * frame: one of its own could delay it.
 *
 * @param lastKeyAt the time stamp of the last key, in ms
 */
export function isStillTyping(lastKeyAt: number, now: number): boolean {
  return now - lastKeyAt < STILL_TYPING_MS;
}

/**
 * Calls `act` once, when no key has come for 200 ms. Returns a cancel function.
 *
 * @param lastKeyAt the time stamp of the last key, in ms
 */
export function whenTypingPauses(lastKeyAt: () => number, act: () => void): () => void {
  const check = (): void => {
    const leftMs = STILL_TYPING_MS - (nowMs() - lastKeyAt());
    if (leftMs <= 0) act();
    else timer = setTimeout(check, leftMs);
  };
  let timer = setTimeout(check);
  return () => clearTimeout(timer);
}
