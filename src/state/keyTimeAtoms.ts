import { atom } from 'jotai';
import { eventsOf } from '../core/log';
import { roundAtom } from './roundAtoms';
import { watchedKeysAtom } from './slowKeyAtoms';

/** How soon the keys of a round were on screen. */
export interface KeyTimes {
  /** Those of which it is known. */
  readonly keys: number;
  readonly withinFrame: number;
  /** In ms; null when all were within a frame. */
  readonly slowestMs: number | null;
}

/**
 * How soon the keys of the round were on screen, of those that went down since they are watched; null when there is
 * none, or the browser cannot tell. Keys that changed nothing are not of the round.
 */
export const keyTimesAtom = atom((get): KeyTimes | null => {
  const watched = get(watchedKeysAtom);
  if (!watched) return null;
  const stamps = eventsOf(get(roundAtom).log).map(({ at }) => at);
  const known = new Set(stamps.filter((at) => at >= watched.sinceMs));
  const slowMs = watched.slowKeys.filter(({ atMs }) => known.has(atMs)).map(({ onScreenMs }) => onScreenMs);
  if (known.size === 0) return null;
  return {
    keys: known.size,
    withinFrame: known.size - slowMs.length,
    slowestMs: slowMs.length === 0 ? null : Math.max(...slowMs),
  };
});
