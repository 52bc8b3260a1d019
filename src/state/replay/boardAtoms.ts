import { atom } from 'jotai';
import type { Playback } from '../../core/replay/playback';
import type { PlayedKeys } from '../../core/replay/playedKeys';
import type { Round, RoundSetup } from '../../core/round/round';
import { roundAtom } from '../round/roundAtoms';

/** A round that is watched, as it was at one moment. */
export interface Watched {
  readonly playback: Playback;
  readonly played: PlayedKeys;
  /** Time stamp of the press with which it began, in ms. */
  readonly sinceMs: number;
  /** In ms since its first character. */
  readonly atMs: number;
  readonly round: Round;
}

/** The round that somebody is raced against. */
export interface Race {
  readonly ghost: Playback;
  /** Who sent it, '' when that is not told; null when it is one of this device's own. */
  readonly challenger: string | null;
}

/** Where the ghost stands. */
export interface GhostPlace {
  /** 0 for the first words. */
  readonly batchNumber: number;
  /** The place in them, 0 for their first character. */
  readonly position: number;
  /** The characters that stand for it in all. */
  readonly total: number;
}

/** What belongs to the round of one setup, and is gone with it. */
function besideRound<T>() {
  const keptAtom = atom<{ readonly setup: RoundSetup; readonly value: T } | null>(null);
  return atom(
    (get): T | null => {
      const kept = get(keptAtom);
      return kept?.setup === get(roundAtom).setup ? kept.value : null;
    },
    (get, set, value: T | null) =>
      set(keptAtom, value === null ? null : { setup: get(roundAtom).setup, value }),
  );
}

/** What is watched instead of the round that is played; null while nothing is. A new round ends it. */
export const watchedAtom = besideRound<Watched>();

/** When that began, as a time stamp in ms; null while nothing is watched. */
export const watchingSinceAtom = atom((get) => get(watchedAtom)?.sinceMs ?? null);

/** Whether something is watched. */
export const isWatchingAtom = atom((get) => get(watchingSinceAtom) !== null);

/** The race that the round on show is; null for a usual round. */
export const raceAtom = besideRound<Race>();

/** Where the ghost of the race stands; null where there is none. */
export const ghostPlaceAtom = besideRound<GhostPlace>();

/**
 * The place that the ghost is to be shown at by now. Whoever draws for another reason, as for a key, draws it where
 * `ghostPlaceAtom` has it.
 */
export const ghostDueAtom = besideRound<GhostPlace>();

/** The round that the board shows: the one that is watched, or the one that is played. */
export const roundOnBoardAtom = atom((get) => get(watchedAtom)?.round ?? get(roundAtom));

/** What the round that the board shows is made from. */
export const setupOnBoardAtom = atom((get) => get(roundOnBoardAtom).setup);

/** The words shown now, separated by single spaces. */
export const shownWordsAtom = atom((get) => get(roundOnBoardAtom).expected);
