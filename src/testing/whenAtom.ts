import type { Atom, createStore } from 'jotai';

/** Resolves once the atom has a value that `isMet` accepts: at once if it has one already. */
export function whenAtom<Value>(
  store: ReturnType<typeof createStore>,
  atom: Atom<Value>,
  isMet: (value: Value) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const unsubscribe = store.sub(atom, look);
    look();

    function look(): void {
      if (!isMet(store.get(atom))) return;
      unsubscribe();
      resolve();
    }
  });
}
