/**
 * Counts this page's requests to other hosts, as recorded by the browser. Calls `onCount` now and at each new one.
 * Returns the unsubscribe function.
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
