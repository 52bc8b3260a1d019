import { useStore } from 'jotai';
import { useEffect } from 'react';
import { whenIdleAtom } from '../state/page/whenIdleAtom';

type Store = ReturnType<typeof useStore>;

/**
 * Runs what follows the store beside the page.
 *
 * @param when for as long as it is true; `idle`: from the first idle moment on, because the words come first
 * @param run returns its undo; a constant
 */
export function useFollower(when: boolean | 'idle', run: (store: Store) => () => void): void {
  const store = useStore();
  useEffect(() => {
    if (when !== 'idle') return when ? run(store) : undefined;
    let stop = store.set(whenIdleAtom, () => {
      stop = run(store);
    });
    return () => stop();
  }, [store, when, run]);
}
