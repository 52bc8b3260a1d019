import { atom } from 'jotai';
import { eventsOf } from '../../core/round/log';
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
