/**
 * Tells of tasks that kept the page busy for 50 ms or more, with their begin and end on the clock of event stamps,
 * in ms. Browsers without the Long Tasks API tell of none. Returns the undo.
 */
export function watchLongTasks(onTask: (fromMs: number, toMs: number) => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('longtask')) return () => {};
  const watching = new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) onTask(startTime, startTime + duration);
  });
  watching.observe({ type: 'longtask' });
  return () => watching.disconnect();
}
