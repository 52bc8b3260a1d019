import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startWorker } from './webWorker';

/** What the browser gives: a worker that does as the test says. */
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
  const news = vi.fn();
  const failed = vi.fn();
  return { news, failed, worker: startWorker('./worker.js', news, failed) };
}

test('a worker gets orders and gives news until it is ended', () => {
  const { worker, news, failed } = aStart();
  worker.order('read');
  expect(AWorker.last.postMessage).toHaveBeenCalledWith('read');
  AWorker.last.onmessage?.({ data: 'reading' });
  vi.advanceTimersByTime(60_000);
  worker.end();
  AWorker.last.onmessage?.({ data: 'read' });
  AWorker.last.onerror?.();
  expect(AWorker.last.terminate).toHaveBeenCalledOnce();
  expect(news.mock.calls).toEqual([['reading']]);
  expect(failed).not.toHaveBeenCalled();
});

test('a worker that fails is ended, and that is heard once', () => {
  const { news, failed } = aStart();
  AWorker.last.onerror?.();
  AWorker.last.onerror?.();
  AWorker.last.onmessage?.({ data: 'too late' });
  expect(failed).toHaveBeenCalledOnce();
  expect(news).not.toHaveBeenCalled();
  expect(AWorker.last.terminate).toHaveBeenCalledOnce();
});

test('a worker that says nothing for ten seconds has failed', () => {
  const { failed } = aStart();
  vi.advanceTimersByTime(9999);
  expect(failed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledOnce();
});

test('where a browser has no workers, or lets none be started, that is heard later', async () => {
  vi.stubGlobal('Worker', undefined);
  const { worker, failed } = aStart();
  expect(failed).not.toHaveBeenCalled();
  worker.order('read');
  await Promise.resolve();
  expect(failed).toHaveBeenCalledOnce();
});
