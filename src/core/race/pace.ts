import { isWithin } from '../options/optionTable';
import type { Playback } from '../replay/playback';
import { batchTextOf, nextTextOf, type RoundSetup } from '../round/round';
import { charactersThrough } from '../round/score';

/** The slowest and the fastest ghost that can be chosen, in wpm. */
export const PACE_LIMITS = { min: 10, max: 300 };

/** The speed of a chosen pace (core/options/optionTable), in wpm; null where it is none. */
export function paceWpm(pace: string): number | null {
  const wpm = Number(pace);
  return isWithin(wpm, PACE_LIMITS) ? wpm : null;
}

/** A move of a ghost. */
interface GhostMove {
  /** In ms since the first character. */
  readonly at: number;
  /** How many characters of its words the ghost has been through after it. */
  readonly total: number;
}

/** The moves of a ghost, oldest first, by their index; undefined after the last. */
export type GhostMoves = (index: number) => GhostMove | undefined;

/** The moves of a round as it was typed. */
export function movesOf(playback: Playback): GhostMoves {
  const moves = playback.events.map(({ at }, index) => ({
    at,
    total: charactersThrough(playback.after(index + 1)),
  }));
  return (index) => moves[index];
}

/** The moves at a steady speed: a character at a time, so that at the end of each minute there are just as many. */
export function steadyMoves(charactersPerMinute: number): GhostMoves {
  return (index) => ({ at: ((index + 1) * 60_000) / charactersPerMinute, total: index + 1 });
}

/** The place of a caret in a round. */
export interface Place {
  /** 0 for the first batch. */
  readonly batchNumber: number;
  /** The index in the batch, 0 for its first character. */
  readonly position: number;
  /** The total of standing characters. */
  readonly total: number;
}

/** Returns where a total of characters is in the words of a round; in a word-count round at the last, if it has no more. */
export function placesIn(setup: RoundSetup): (total: number) => Place {
  let batchNumber = 0;
  let before = 0;
  // Goes on from the place before: only as many words are dealt as a ghost has come to.
  return (total) => {
    while (total < before) before -= batchTextOf(setup, --batchNumber).length;
    for (;;) {
      const { length } = batchTextOf(setup, batchNumber);
      if (total - before < length) return { batchNumber, position: total - before, total };
      if (nextTextOf({ setup, batchNumber }) === null) return { batchNumber, position: length - 1, total };
      before += length;
      batchNumber++;
    }
  };
}
