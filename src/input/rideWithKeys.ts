import { nowMs } from '../platform/round/clock';

/** A key went down this recently: another is on its way. */
const KEYS_COME_MS = 200;
/**
 * So long what has changed waits for that key and is shown in its frame: one of its own could hold the key up until the
 * next (docs/performance.md).
 */
const RIDE_MS = 150;

export interface RideOptions {
  /** The time stamp of the last key, in ms. */
  readonly lastKeyAt: () => number;
  /** Hears when what has changed is to be shown, unless a key has brought it into sight before. */
  readonly onDue: () => void;
}

/** Something that changes beside the keys, and is shown with them while they come. */
export function rideWithKeys({ lastKeyAt, onDue }: RideOptions): { wait: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the first change came that is not in sight. */
  let since = 0;
  const stop = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const hasRidden = (): boolean => lastKeyAt() > since;
  const arrive = (): void => {
    timer = undefined;
    if (!hasRidden()) onDue();
  };
  const wait = (): void => {
    const now = nowMs();
    const isAlone = now - lastKeyAt() >= KEYS_COME_MS;
    if (isAlone || hasRidden()) stop();
    if (isAlone) onDue();
    else if (timer === undefined) {
      since = now;
      timer = setTimeout(arrive, RIDE_MS);
    }
  };
  return { wait, stop };
}
