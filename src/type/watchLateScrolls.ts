/** How long after a key a scroll that began before it may still end, in ms. It is watched for up to twice as long. */
const SCROLLS_END_MS = 2000;
/**
 * A scroll has also ended when the page has not moved for this many ms: if a shorter page has stopped it, there is no
 * event.
 */
const STANDSTILL_MS = 100;
const SCROLL_INPUTS = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const;

export interface ScrollWatch {
  /** Call it when something was typed: a scroll that ends after this was requested before it. */
  readonly begin: () => void;
  readonly stop: () => void;
}

/**
 * Watches for late scrolls: requested before something was typed (by the wheel, by PageDown), but still running or only
 * beginning after it. A scroll that the player requests after typing is left alone.
 *
 * @param onEnd called when such a scroll has ended
 * @param onSettled called when no more can come
 */
export function watchLateScrolls(onEnd: () => void, onSettled: () => void): ScrollWatch {
  let isWaiting = false;
  let timer: ReturnType<typeof setTimeout>;
  let standstill: ReturnType<typeof setTimeout>;
  /** Something was typed since the timer was set. Resetting the timer only when it fires makes a key cheaper. */
  let isProlonged = false;
  const begin = (): void => {
    isProlonged = isWaiting;
    if (isWaiting) return;
    isWaiting = true;
    timer = setTimeout(onTimeout, SCROLLS_END_MS);
  };
  const stopWaiting = (): void => {
    isWaiting = false;
    clearTimeout(timer);
  };
  const onTimeout = (): void => {
    isWaiting = false;
    if (isProlonged) begin();
    else onSettled();
  };
  const noteScrollEnd = (): void => {
    if (isWaiting) onEnd();
  };
  const noteScroll = (): void => {
    clearTimeout(standstill);
    if (isWaiting) standstill = setTimeout(noteScrollEnd, STANDSTILL_MS);
  };
  const onInput = (event: Event): void => {
    const isTyping = event instanceof KeyboardEvent && event.key.length === 1;
    if (!isTyping) stopWaiting();
  };
  addEventListener('scroll', noteScroll, { passive: true });
  addEventListener('scrollend', noteScrollEnd);
  // In the capture phase, before other listeners: Escape, for one, lays out new words.
  for (const type of SCROLL_INPUTS) addEventListener(type, onInput, { capture: true, passive: true });
  return {
    begin,
    stop: () => {
      stopWaiting();
      clearTimeout(standstill);
      removeEventListener('scroll', noteScroll);
      removeEventListener('scrollend', noteScrollEnd);
      for (const type of SCROLL_INPUTS) removeEventListener(type, onInput, { capture: true });
    },
  };
}
