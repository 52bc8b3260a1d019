import { atom } from 'jotai';
import { nowMs } from '../../platform/round/clock';
import type { SlowKey } from '../../platform/round/keyTimes';
import { startedAtAtom } from './roundAtoms';

/** The round's keys that were not on screen within a frame, as the browser has told of them so far. */
export interface WatchedKeys {
  /** Nothing is known of keys that went down before, in ms on the clock of event stamps. */
  readonly sinceMs: number;
  readonly slowKeys: readonly SlowKey[];
}

const watchedAtom = atom<WatchedKeys | null>(null);

/** What is known of slow keys; null where the browser cannot tell. */
export const watchedKeysAtom = atom((get) => get(watchedAtom));

/** Notes slow keys; the first note, if of none, says that they are watched from now on. */
export const noteSlowKeysAtom = atom(null, (get, set, keys: readonly SlowKey[]) => {
  const { sinceMs, slowKeys } = get(watchedAtom) ?? { sinceMs: nowMs(), slowKeys: [] };
  const startedAt = get(startedAtAtom) ?? Number.POSITIVE_INFINITY;
  set(watchedAtom, { sinceMs, slowKeys: [...slowKeys, ...keys].filter(({ atMs }) => atMs >= startedAt) });
});
