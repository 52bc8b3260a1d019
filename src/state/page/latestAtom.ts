import { atom } from 'jotai';

/**
 * An atom of what was requested last; null for nothing. Setting it returns a function that says whether that is still so:
 * to be called after each wait, because an earlier answer may come later.
 */
export function latestAtom<Requested>() {
  const requestAtom = atom<{ readonly what: Requested | null }>({ what: null });
  return atom(
    (get) => get(requestAtom).what,
    (get, set, what: Requested | null): (() => boolean) => {
      const request = { what };
      set(requestAtom, request);
      return () => get(requestAtom) === request;
    },
  );
}
