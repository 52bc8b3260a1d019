/**
 * Reports tasks that blocked the page for 50 ms or more, with their start and end in ms on the clock of event stamps.
 * Browsers without the Long Tasks API report none. Returns the unsubscribe function.
 */
export function watchLongTasks(onTask: (fromMs: number, toMs: number) => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return () => {};
  const watching = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) onTask(startTime, startTime + duration);
  });
  watching.observe({ type: 'longtask' });
  return () => watching.disconnect();
}
