import { nowMs } from '../platform/clock';

/** A key went down this recently: another is on its way. */
export const KEYS_COME_MS = 200;
/**
 * So long what has changed waits for that key and is shown in its frame: one of its own could hold the key up until the
 * next (docs/performance.md).
 */
export const RIDE_MS = 100;

export interface RideOptions {
  /** The time stamp of the last key, in ms. */
  readonly lastKeyAt: () => number;
  /** Hears when what has changed is to be shown, unless a key has brought it into sight before. */
  readonly onDue: () => void;
}

/** Something that changes beside the keys, and is shown with them while they come. */
export function rideWithKeys({ lastKeyAt, onDue }: RideOptions): { wait: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arrive = (): void => {
    timer = undefined;
    onDue();
  };
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const wait = (): void => {
    if (nowMs() - lastKeyAt() >= KEYS_COME_MS) {
      stop();
      onDue();
      return;
    }
    timer ??= setTimeout(arrive, RIDE_MS);
  };
  return { wait, stop };
}
