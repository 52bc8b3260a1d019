import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aNewDevice } from '../../testing/savedRounds';
import type { PairsRequest } from './pairsWork';

beforeEach(aNewDevice);
afterEach(() => vi.unstubAllGlobals());

test('the worker does what it is sent, and sends what it has to tell', async () => {
  const listen = vi.fn();
  const postMessage = vi.fn();
  vi.stubGlobal('addEventListener', listen);
  vi.stubGlobal('postMessage', postMessage);
  await import('./pairsWorker');
  const [name, receive] = listen.mock.calls[0] ?? [];
  expect(name).toBe('message');
  const request: PairsRequest = { kind: 'luck', lists: new Map(), ids: [] };
  receive({ data: request });
  await vi.waitFor(() => expect(postMessage).toHaveBeenCalledTimes(2));
  const luck = new Map();
  expect(postMessage.mock.calls).toEqual([
    [{ step: 'luck', luck, isDone: false }],
    [{ step: 'luck', luck, isDone: true }],
  ]);
});
