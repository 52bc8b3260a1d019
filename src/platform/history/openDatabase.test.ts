import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseConnection } from './DatabaseConnection';
import { DatabaseOpening } from './openDatabase';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser in which the database never opens. Events can be fired at the requests that wait for it, in order. */
function aBrowserThatOpensNothing(): EventTarget[] {
  const requests: EventTarget[] = [];
  // idb asks what it is given for its class.
  vi.stubGlobal('IDBRequest', EventTarget);
  for (const name of ['IDBDatabase', 'IDBObjectStore', 'IDBIndex', 'IDBCursor', 'IDBTransaction'])
    vi.stubGlobal(name, class {});
  const open = () => {
    const request = new EventTarget();
    requests.push(request);
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  return requests;
}

test('a database that another tab holds up is told from one that the browser does not open in time', async () => {
  const requests = aBrowserThatOpensNothing();
  const open = () => new DatabaseOpening(() => {}).inTime();
  const heldUp = expect(open()).rejects.toMatchObject({ trouble: 'blocked' });
  requests[0]?.dispatchEvent(new Event('blocked'));
  await vi.runAllTimersAsync();
  await heldUp;
  const unanswered = expect(open()).rejects.toMatchObject({ trouble: 'unanswered' });
  await vi.runAllTimersAsync();
  await unanswered;
});

test('one that another tab holds up is told as that each time, by the request that waits; else there is another', async () => {
  const requests = aBrowserThatOpensNothing();
  const connection = new DatabaseConnection();
  const expectTrouble = async (trouble: string) => {
    const read = expect(connection.read(['rounds'], async () => {})).rejects.toMatchObject({ trouble });
    await vi.runAllTimersAsync();
    await read;
  };
  await expectTrouble('unanswered');
  expect(requests).toHaveLength(1);
  const second = expectTrouble('blocked');
  requests[1]?.dispatchEvent(new Event('blocked'));
  await second;
  await expectTrouble('blocked');
  expect(requests).toHaveLength(2);
});
