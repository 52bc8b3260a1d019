import { atom, type Getter } from 'jotai';
import type { Ghost, Place } from '../../core/race/ghost';
import type { Playback } from '../../core/replay/playback';
import type { PlayedKeys } from '../../core/replay/playedKeys';
import type { Round } from '../../core/round/round';
import { NO_STALLS, type Stalls } from '../../core/round/stalls';

/** A race against a finished round. */
export interface Race {
  /** The round that is raced: its moves are the ghost’s. */
  readonly raced: Playback;
  /** The sender's name, '' if they gave none; null when the round is one of this device's own. */
  readonly challenger: string | null;
}

/** A replay: the round that is watched, as it was at one moment. */
export interface Watched {
  readonly playback: Playback;
  readonly played: PlayedKeys;
  /** Time stamp of the press with which it began, in ms. */
  readonly sinceMs: number;
  /** In ms since its first character. */
  readonly atMs: number;
  readonly round: Round;
}

/** What disturbed a round. It never changes a score; the result mentions it. */
interface Disturbance {
  readonly stalls: Stalls;
  readonly wasHidden: boolean;
}

/**
 * Where a round came from: the options, or what is practised (its settings say that); a race; the words that everybody has
 * on a day, as `2026-11-26`.
 */
export type Origin =
  | { readonly from: 'usual' }
  | { readonly from: 'race'; readonly race: Race }
  | { readonly from: 'today'; readonly day: string };

/**
 * All that is known of the playing of a round, but for what changes many times while it is played or watched, and is an atom
 * of its own: the round, the place of its ghost, its replay. What a key makes stale costs the key time.
 */
export interface Sitting {
  /** The rounds of a visit are numbered as they begin. */
  readonly number: number;
  readonly origin: Origin;
  /** Whether its words had been seen before it began: it sets no best, and no other round is compared with it. */
  readonly knewWords: boolean;
  readonly disturbance: Disturbance;
  /** When it ended, in ms since 1970, UTC; null before that is noted. */
  readonly playedAt: number | null;
  /** Of a race the ghost of its round, of a usual round the one that is chosen in the options; null without one. */
  readonly ghost: Ghost | null;
  /** Whether a voice has said one of its words. */
  readonly isHeard: boolean;
  /** Whether it is noted that its words, those of a day, have been typed. */
  readonly isDayNoted: boolean;
  /** Whether it has moved the place in the player's text. */
  readonly hasMovedPlace: boolean;
}

/** A sitting that is over, with its round. */
export interface EndedSitting extends Sitting {
  readonly round: Round;
}

const USUAL: Origin = { from: 'usual' };

const FIRST: Sitting = {
  number: 0,
  origin: USUAL,
  knewWords: false,
  disturbance: { stalls: NO_STALLS, wasHidden: false },
  playedAt: null,
  ghost: null,
  isHeard: false,
  isDayNoted: false,
  hasMovedPlace: false,
};

const currentAtom = atom<Sitting>(FIRST);

/** The replay that the board shows instead of the current round; null for none. A new round ends it. */
export const watchedAtom = atom<Watched | null>(null);

/** The place of the ghost in the words of the current round; null without one. */
export const ghostPlaceAtom = atom<Place | null>(null);

/**
 * Set when the ghost's move should be drawn now, even without a key. A drawing that happens anyway, as for a key, uses
 * the newest place, which is in `ghostPlaceAtom`.
 */
export const ghostDrawRequestAtom = atom<Place | null>(null);

/** What is known of the playing of the current round. */
export const sittingAtom = atom((get) => get(currentAtom));

/** What is known by now of a round that is over: some comes after its end. */
export function knownOf(get: Getter, ended: EndedSitting): EndedSitting {
  const current = get(currentAtom);
  return current.number === ended.number ? { ...ended, ...current } : ended;
}

/** Notes something of the current round. */
export const noteOfSittingAtom = atom(
  null,
  (get, set, noted: Partial<Omit<Sitting, 'number' | 'origin'>>) => {
    set(currentAtom, { ...get(currentAtom), ...noted });
  },
);

/** Begins the sitting of another round. Only for `beginAtom`. */
export const beginSittingAtom = atom(null, (get, set, origin: Origin | undefined, knewWords: boolean) => {
  const number = get(currentAtom).number + 1;
  set(currentAtom, { ...FIRST, number, origin: origin ?? USUAL, knewWords });
  set(watchedAtom, null);
  set(ghostPlaceAtom, null);
  set(ghostDrawRequestAtom, null);
});

/** The race that the current round is part of; null for any other round. */
export const raceAtom = atom((get) => {
  const { origin } = get(currentAtom);
  return origin.from === 'race' ? origin.race : null;
});

/** The ghost in the words of the current round; null without one. */
export const ghostAtom = atom((get) => get(currentAtom).ghost);

/** Puts a ghost before the first of the words, or takes it away. */
export const setGhostAtom = atom(null, (_get, set, ghost: Ghost | null) => {
  const place = ghost?.placeOf(0) ?? null;
  set(noteOfSittingAtom, { ghost });
  set(ghostPlaceAtom, place);
  set(ghostDrawRequestAtom, place);
});
