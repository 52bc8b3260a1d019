import type { Atom, createStore } from 'jotai';

/** What is run whenever one of some atoms changes. */
export interface Follower {
  readonly when: readonly Atom<unknown>[];
  readonly run: () => void;
}

/**
 * Runs each follower within every change of its atoms: once, also where one change is of several of them.
 *
 * @returns the undo
 */
export function followAtoms(
  store: ReturnType<typeof createStore>,
  followers: readonly Follower[],
): () => void {
  // Not wrapped: the store calls one function once a change, and a key goes through some of them.
  const undos = followers.flatMap(({ when, run }) => when.map((cause) => store.sub(cause, run)));
  return () => {
    for (const undo of undos) undo();
  };
}
