import { atom } from 'jotai';
import type { Round } from '../../core/round/round';
import { type GhostPlace, ghostPlaceAtom, type Race, raceAtom } from '../replay/boardAtoms';
import { beginRacedAtom, dispatchAtom, finishedRoundAtom, roundAtom } from '../round/roundAtoms';

/**
 * Lays out the words of a finished round, which somebody is to race. A round that runs is given up for it, as by
 * Restart.
 *
 * @param at the press's own time stamp, in ms
 */
export const raceRoundAtom = atom(null, (_get, set, race: Race, at: number) => {
  set(dispatchAtom, { kind: 'ticked', at });
  set(beginRacedAtom, race.ghost.round.setup);
  set(raceAtom, race);
  set(ghostPlaceAtom, ghostPlace(race.ghost.after(0)));
});

/** The same ghost once more. */
export const raceAgainAtom = atom(null, (get, set, at: number) => {
  const race = get(raceAtom);
  // Another object: another race.
  if (race) set(raceRoundAtom, { ...race }, at);
});

/** By how many characters the finished round is ahead of the ghost, less than 0 when it is behind; null without one. */
export const leadAtom = atom((get): number | null => {
  const race = get(raceAtom);
  const round = get(finishedRoundAtom);
  if (!race || !round) return null;
  return round.totalTyped - race.ghost.round.totalTyped;
});

/** By how many characters the ghost is ahead while it is in other words than the player, else null. */
export const farLeadAtom = atom((get): number | null => {
  const place = get(ghostPlaceAtom);
  const round = get(roundAtom);
  if (!place || round.phase !== 'run' || place.batchNumber === round.batchNumber) return null;
  return place.total - round.totalTyped;
});

/** Where a round's caret stands. */
export function ghostPlace({ batchNumber, typed, totalTyped }: Round): GhostPlace {
  return { batchNumber, position: typed.length, total: totalTyped };
}
