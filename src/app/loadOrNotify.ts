import type { createStore } from 'jotai';
import { withTimeout } from '../platform/page/withTimeout';
import { notifyAtom } from '../state/page/noticeAtoms';

/** Resolves to null, with a notice, if loading fails or takes too long. */
export function loadOrNotify<T>(
  store: ReturnType<typeof createStore>,
  loading: Promise<T>,
): Promise<T | null> {
  return withTimeout(loading).catch(() => {
    store.set(notifyAtom, 'partMissing');
    return null;
  });
}
