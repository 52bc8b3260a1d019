import type { Playback } from '../replay/playback';
import { batchTextOf, nextTextOf, type RoundSetup } from '../round/roundSetup';
import { charactersThrough } from '../round/score';
import type { Pace } from './pace';

/** Another caret in the words of a round: of a round that is raced, or at the pace that is chosen. */
export interface Ghost {
  readonly moves: GhostMoves;
  /** The pace that it goes by; null for the ghost of a race. */
  readonly pace: Pace | null;
  /** Where it is in these words, after so many characters. */
  readonly placeOf: (total: number) => Place;
}

/** A move of a ghost. */
export interface GhostMove {
  /** In ms since the first character. */
  readonly at: number;
  /** How many characters of its words the ghost has been through after it. */
  readonly total: number;
}

/** The moves of a ghost, oldest first, as an array has them: the last one is at -1, unless they never end. */
export type GhostMoves = Pick<readonly GhostMove[], 'at'>;

/** The place of a caret in a round. */
export interface Place {
  /** 0 for the first batch. */
  readonly batchNumber: number;
  /** The index in the batch, 0 for its first character. */
  readonly position: number;
  /** The total of standing characters. */
  readonly total: number;
}

/** The moves of a round as it was typed. All are replayed now: doing it with each would leave garbage, which delays keys. */
export function movesOf(playback: Playback): GhostMoves {
  return playback.events.map(({ at }, index) => ({
    at,
    total: charactersThrough(playback.after(index + 1)),
  }));
}

/** The moves at a steady speed: a character at a time, so that at the end of each minute there are just as many. */
export function steadyMoves(charactersPerMinute: number): GhostMoves {
  const move = (total: number): GhostMove => ({ at: (total * 60_000) / charactersPerMinute, total });
  return { at: (index) => (index < 0 ? undefined : move(index + 1)) };
}

/** The ghost with these moves in the words of a round; in a word-count round it waits at the last, if it has no more. */
export function ghostIn(setup: RoundSetup, moves: GhostMoves, pace: Pace | null = null): Ghost {
  let batchNumber = 0;
  let before = 0;
  // Goes on from the place before: only as many words are dealt as a ghost has come to.
  const placeOf = (total: number): Place => {
    while (total < before) before -= batchTextOf(setup, --batchNumber).length;
    for (;;) {
      const { length } = batchTextOf(setup, batchNumber);
      if (total - before < length) return { batchNumber, position: total - before, total };
      if (nextTextOf({ setup, batchNumber }) === null) return { batchNumber, position: length - 1, total };
      before += length;
      batchNumber++;
    }
  };
  return { moves, pace, placeOf };
}
