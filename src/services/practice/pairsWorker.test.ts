import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aNewDevice } from '../../testing/savedRounds';
import type { PairsProgress, PairsRequest } from './pairsWork';

beforeEach(aNewDevice);
afterEach(() => vi.unstubAllGlobals());

test('the worker does what it is sent, and sends what it has to tell', async () => {
  const listen = vi.fn();
  const sent: PairsProgress[] = [];
  const over = new Promise<void>((resolve) => {
    vi.stubGlobal('postMessage', (progress: PairsProgress) => {
      sent.push(progress);
      if (progress.step === 'luck' && progress.isDone) resolve();
    });
  });
  vi.stubGlobal('addEventListener', listen);
  await import('./pairsWorker');
  const [name, receive] = listen.mock.calls[0] ?? [];
  expect(name).toBe('message');
  const request: PairsRequest = { kind: 'luck', lists: new Map(), ids: [] };
  receive({ data: request });
  await over;
  const luck = new Map();
  expect(sent).toEqual([
    { step: 'luck', luck, isDone: false },
    { step: 'luck', luck, isDone: true },
  ]);
});
