import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase } from './openDatabase';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser in which the database never opens. Fires events at the request that waits for it. */
function aBrowserThatOpensNothing(): EventTarget {
  const request = new EventTarget();
  // idb asks what it is given for its class.
  vi.stubGlobal('IDBRequest', EventTarget);
  for (const name of ['IDBDatabase', 'IDBObjectStore', 'IDBIndex', 'IDBCursor', 'IDBTransaction'])
    vi.stubGlobal(name, class {});
  vi.stubGlobal('indexedDB', { open: () => request });
  return request;
}

test('a database that another tab holds up is told from one that the browser does not open in time', async () => {
  const request = aBrowserThatOpensNothing();
  const heldUp = expect(openDatabase(() => {})).rejects.toMatchObject({ trouble: 'blocked' });
  request.dispatchEvent(new Event('blocked'));
  await vi.runAllTimersAsync();
  await heldUp;
  const unanswered = expect(openDatabase(() => {})).rejects.toMatchObject({ trouble: 'unanswered' });
  await vi.runAllTimersAsync();
  await unanswered;
});
