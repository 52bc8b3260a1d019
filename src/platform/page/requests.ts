/**
 * Counts the requests that have left this page for other hosts, as the browser itself recorded them, now and
 * whenever one more does, until the returned undo is called.
 */
export function watchForeignRequests(onCount: (count: number) => void): () => void {
  let count = 0;
  onCount(count);
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('resource')) return () => {};
  const watching = new PerformanceObserver((list) => {
    const foreign = list.getEntries().filter(({ name }) => isForeign(name)).length;
    if (foreign === 0) return;
    count += foreign;
    onCount(count);
  });
  watching.observe({ type: 'resource', buffered: true });
  return () => watching.disconnect();
}

function isForeign(address: string): boolean {
  return /^https?:/.test(address) && new URL(address).origin !== location.origin;
}
