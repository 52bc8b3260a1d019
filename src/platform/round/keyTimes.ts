/** A key that was not on screen at once. */
export interface SlowKey {
  /** When it went down, in ms on the clock of event stamps. */
  readonly atMs: number;
  /** How long it took until what it did was on screen, in ms; browsers round it to 8. */
  readonly onScreenMs: number;
}

/** The least that browsers tell of, a frame at 60 Hz. */
const FRAME_MS = 16;

/**
 * Tells of keys that took longer than a frame to be on screen, and of none as soon as it begins to watch, until the
 * returned undo is called. The browser measures it by itself (https://www.w3.org/TR/event-timing/) and tells later, in
 * its own time; a key costs nothing more. Browsers without Event Timing never call.
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
