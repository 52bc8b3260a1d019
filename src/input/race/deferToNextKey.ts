import { isStillTyping } from '../../platform/page/idle';
import { nowMs } from '../../platform/round/clock';

/** A change is deferred by at most this many ms, to be drawn in the next key's frame. */
const MAX_DEFER_MS = 150;

export interface DeferOptions {
  /** The time stamp of the last key, in ms. */
  readonly lastKeyAt: () => number;
  /** Called when a change should be drawn now, unless a key's frame has drawn it already. */
  readonly onDue: () => void;
}

/**
 * Defers drawing a change that does not come from a key, such as a ghost's move, to the next key's frame while the
 * person types.
 */
export function deferToNextKey({ lastKeyAt, onDue }: DeferOptions): {
  request: () => void;
  cancel: () => void;
} {
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** When the oldest change that is not drawn yet came, in ms. */
  let since = 0;
  const cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };
  const hasBeenDrawn = (): boolean => lastKeyAt() > since;
  const onTimeout = (): void => {
    timer = undefined;
    if (!hasBeenDrawn()) onDue();
  };
  const request = (): void => {
    const now = nowMs();
    const isIdle = !isStillTyping(lastKeyAt(), now);
    if (isIdle || hasBeenDrawn()) cancel();
    if (isIdle) onDue();
    else if (timer === undefined) {
      since = now;
      timer = setTimeout(onTimeout, MAX_DEFER_MS);
    }
  };
  return { request, cancel };
}
