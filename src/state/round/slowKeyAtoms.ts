import { atom } from 'jotai';
import { nowMs } from '../../platform/round/clock';
import type { SlowKey } from '../../platform/round/keyTimes';
import { startedAtAtom } from './roundAtoms';

/** The round's keys that were not visible within a frame, as far as the browser has reported them. */
export interface WatchedKeys {
  /** When the measurement began, in ms on the clock of event stamps. Nothing is known of earlier keys. */
  readonly sinceMs: number;
  readonly slowKeys: readonly SlowKey[];
}

/** The slow keys reported so far; null where the browser cannot measure them. */
export const watchedKeysAtom = atom<WatchedKeys | null>(null);

/** Notes slow keys. The first call, even with no keys, marks the start of the measurement. */
export const noteSlowKeysAtom = atom(null, (get, set, keys: readonly SlowKey[]) => {
  const { sinceMs, slowKeys } = get(watchedKeysAtom) ?? { sinceMs: nowMs(), slowKeys: [] };
  const startedAt = get(startedAtAtom) ?? Number.POSITIVE_INFINITY;
  set(watchedKeysAtom, { sinceMs, slowKeys: [...slowKeys, ...keys].filter(({ atMs }) => atMs >= startedAt) });
});
