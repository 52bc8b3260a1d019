import { nowMs } from '../round/clock';

/** A key went down this recently: another is on its way. */
const KEYS_COME_MS = 200;

/** Nobody types who has not typed for so long: a pause need not be free of other work then. */
const LONGEST_WAIT_MS = 2000;

/**
 * Calls `act` once, in a moment in which the browser has nothing to do for `freeMs`, at most 50. Where something draws
 * each frame there is no such moment: then it is called 2 s after the last key, or after this call. Browsers that cannot
 * tell wait until no key has come for a while. Returns the undo.
 *
 * @param lastKeyAt the time stamp of the last key, in ms
 */
export function whenIdle(freeMs: number, lastKeyAt: () => number, act: () => void): () => void {
  if (!globalThis.requestIdleCallback) return whenNoKeyComes(lastKeyAt, act);
  const calledAt = nowMs();
  const look = (moment: IdleDeadline): void => {
    if (moment.timeRemaining() >= freeMs || waitMs() <= 0) act();
    else asked = requestIdleCallback(look, { timeout: waitMs() });
  };
  const waitMs = (): number => LONGEST_WAIT_MS - (nowMs() - Math.max(calledAt, lastKeyAt()));
  let asked = requestIdleCallback(look, { timeout: waitMs() });
  return () => cancelIdleCallback(asked);
}

/** Settles in such a moment once no key has come for a while; the same parameters. */
export function quietMoment(freeMs: number, lastKeyAt: () => number): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const leftMs = KEYS_COME_MS - (nowMs() - lastKeyAt());
      if (leftMs > 0) setTimeout(look, leftMs);
      else whenIdle(freeMs, lastKeyAt, resolve);
    };
    look();
  });
}

function whenNoKeyComes(lastKeyAt: () => number, act: () => void): () => void {
  const look = (): void => {
    const leftMs = KEYS_COME_MS - (nowMs() - lastKeyAt());
    if (leftMs <= 0) act();
    else timer = setTimeout(look, leftMs);
  };
  let timer = setTimeout(look, KEYS_COME_MS);
  return () => clearTimeout(timer);
}
