import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeWorker } from '../../testing/fakeWorker';
import { startWorker } from './webWorker';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
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
  expect(FakeWorker.last.postMessage).toHaveBeenCalledWith('read');
  FakeWorker.last.onmessage?.({ data: 'reading' });
  vi.advanceTimersByTime(60_000);
  worker.terminate();
  FakeWorker.last.onmessage?.({ data: 'read' });
  FakeWorker.last.onerror?.();
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
  expect(messages.mock.calls).toEqual([['reading']]);
  expect(failed).not.toHaveBeenCalled();
});

test('a worker that fails is terminated, and that is reported once', () => {
  const { messages, failed } = aStart();
  FakeWorker.last.onerror?.();
  FakeWorker.last.onerror?.();
  FakeWorker.last.onmessage?.({ data: 'too late' });
  expect(failed).toHaveBeenCalledOnce();
  expect(messages).not.toHaveBeenCalled();
  expect(FakeWorker.last.terminate).toHaveBeenCalledOnce();
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
