import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from './webWorker';

/** A fake worker, driven by the test. */
class AWorker {
  static last: AWorker;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor() {
    AWorker.last = this;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', AWorker);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function aStart() {
  const messages = vi.fn();
  const failed = vi.fn();
  return { messages, failed, worker: startWorker('./worker.js', messages, failed) };
}

test('a worker gets requests and posts messages until it is terminated', () => {
  const { worker, messages, failed } = aStart();
  worker.send('read');
  expect(AWorker.last.postMessage).toHaveBeenCalledWith('read');
  AWorker.last.onmessage?.({ data: 'reading' });
  vi.advanceTimersByTime(60_000);
  worker.terminate();
  AWorker.last.onmessage?.({ data: 'read' });
  AWorker.last.onerror?.();
  expect(AWorker.last.terminate).toHaveBeenCalledOnce();
  expect(messages.mock.calls).toEqual([['reading']]);
  expect(failed).not.toHaveBeenCalled();
});

test('a worker that fails is terminated, and that is reported once', () => {
  const { messages, failed } = aStart();
  AWorker.last.onerror?.();
  AWorker.last.onerror?.();
  AWorker.last.onmessage?.({ data: 'too late' });
  expect(failed).toHaveBeenCalledOnce();
  expect(messages).not.toHaveBeenCalled();
  expect(AWorker.last.terminate).toHaveBeenCalledOnce();
});

test('a worker that is silent for ten seconds has failed', () => {
  const { failed } = aStart();
  vi.advanceTimersByTime(9999);
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledOnce();
});

test('a browser without workers, or that starts none, reports the failure asynchronously', async () => {
  vi.stubGlobal('Worker', undefined);
  const { worker, failed } = aStart();
  expect(failed).not.toHaveBeenCalled();
  worker.send('read');
  await Promise.resolve();
  expect(failed).toHaveBeenCalledOnce();
});
