/** A key whose effect was not on screen within a frame. */
export interface SlowKey {
  /** When it was pressed, in ms on the clock of event stamps. */
  readonly atMs: number;
  /** How long it took until its effect was on screen, in ms; browsers round it to 8. */
  readonly onScreenMs: number;
}

/** The shortest duration that browsers report: a frame at 60 Hz. */
const FRAME_MS = 16;

/**
 * Reports keys that took longer than a frame to be on screen. The first call, with no keys, says that the measurement
 * has begun. The browser measures by itself (https://www.w3.org/TR/event-timing/) and reports with a delay, at no cost
 * to the key. Browsers without Event Timing never call `onKeys`. Returns the unsubscribe function.
 */
export function watchSlowKeys(onKeys: (keys: readonly SlowKey[]) => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('event')) return () => {};
  const watching = new PerformanceObserver((list) => {
    const keys = list
      .getEntries()
      .filter(({ name, duration }) => name === 'keydown' && duration > FRAME_MS)
      .map(({ startTime, duration }) => ({ atMs: startTime, onScreenMs: duration }));
    if (keys.length > 0) onKeys(keys);
  });
  watching.observe({ type: 'event', durationThreshold: FRAME_MS } as PerformanceObserverInit);
  onKeys([]);
  return () => watching.disconnect();
}
