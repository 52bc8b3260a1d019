import { atom } from 'jotai';
import { eventsOf } from '../../core/round/log';
import { roundAtom } from './roundAtoms';
import { watchedKeysAtom } from './slowKeyAtoms';

/** How soon the keys of a round were visible on screen. */
export interface KeyTimes {
  /** How many keys were measured. */
  readonly keys: number;
  readonly withinFrame: number;
  /** The slowest key, in ms; null when all were within a frame. */
  readonly slowestMs: number | null;
}

/**
 * How soon the round's keys were visible on screen, of those pressed since the measurement began; null when there are
 * none, or the browser cannot measure it. Keys that changed nothing do not count.
 */
export const keyTimesAtom = atom((get): KeyTimes | null => {
  const watched = get(watchedKeysAtom);
  if (!watched) return null;
  const { sinceMs, slowKeys } = watched;
  const known = eventsOf(get(roundAtom).log).filter(({ at }) => at >= sinceMs);
  if (known.length === 0) return null;
  const onScreenMs = new Map(slowKeys.map((key) => [key.atMs, key.onScreenMs]));
  const slowMs = known.flatMap(({ at }) => onScreenMs.get(at) ?? []);
  return {
    keys: known.length,
    withinFrame: known.length - slowMs.length,
    slowestMs: slowMs.length === 0 ? null : Math.max(...slowMs),
  };
});
