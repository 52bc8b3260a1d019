import { nowMs } from './clock';

/** A key went down this recently: another is on its way. */
const KEYS_COME_MS = 200;

/**
 * Calls `act` once, in a moment in which the browser has nothing to do for `freeMs`, at most 50. Browsers that cannot
 * tell wait until no key has come for a while. Returns the undo.
 *
 * @param lastKeyAt the time stamp of the last key, in ms
 */
export function whenIdle(freeMs: number, lastKeyAt: () => number, act: () => void): () => void {
  if (!globalThis.requestIdleCallback) return whenNoKeyComes(lastKeyAt, act);
  const look = (moment: IdleDeadline): void => {
    if (moment.timeRemaining() >= freeMs) act();
    else asked = requestIdleCallback(look);
  };
  let asked = requestIdleCallback(look);
  return () => cancelIdleCallback(asked);
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
