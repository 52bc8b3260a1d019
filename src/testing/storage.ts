import { onTestFinished, vi } from 'vitest';

/** Denies the page its storage, to the end of the test or until the returned function is called. */
export function denyStorage(): () => void {
  return fail('getItem', new DOMException('denied', 'SecurityError'));
}

/** Leaves no room in the storage, likewise. */
export function fillStorage(): () => void {
  return fail('setItem', new DOMException('full', 'QuotaExceededError'));
}

function fail(method: 'getItem' | 'setItem', error: DOMException): () => void {
  const spy = vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw error;
  });
  const end = (): void => void spy.mockRestore();
  onTestFinished(end);
  return end;
}
