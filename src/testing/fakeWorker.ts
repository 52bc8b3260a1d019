import { vi } from 'vitest';

/** A fake of the browser's `Worker`, driven by the test. */
export class FakeWorker {
  /** The one that was started last. */
  static last: FakeWorker;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();

  constructor() {
    FakeWorker.last = this;
  }
}
