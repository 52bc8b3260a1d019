import { atom } from 'jotai';
import { wholeNumber } from '../../analysis/insights/rounding';
import { speedOfRound } from '../../analysis/insights/speed';
import { ghostIn, movesOf } from '../../core/race/ghost';
import type { Round } from '../../core/round/round';
import { charactersThrough } from '../../core/round/score';
import { type SpeedUnit, speedIn, speedUnitOf } from '../../core/words/speedUnit';
import { beginAtom, dispatchAtom, finishedRoundAtom, outlineAtom, roundAtom } from '../round/roundAtoms';
import { ghostPlaceAtom, type Race, raceAtom, setGhostAtom } from '../round/sittingAtoms';

/**
 * Lays out the words of a finished round for a race against it. A running round is abandoned, as by Restart.
 *
 * @param at the press's own time stamp, in ms
 */
export const raceRoundAtom = atom(null, (_get, set, race: Race, at: number) => {
  set(dispatchAtom, { kind: 'ticked', at });
  // Each round has a setup of its own.
  const setup = { ...race.raced.round.setup };
  set(beginAtom, setup, { from: 'race', race });
  set(setGhostAtom, ghostIn(setup, movesOf(race.raced)));
});

/** Races the same ghost again. */
export const raceAgainAtom = atom(null, (get, set, at: number) => {
  const race = get(raceAtom);
  // A new object, because subscribers tell races apart by identity.
  if (race) set(raceRoundAtom, { ...race }, at);
});

/** By how much a finished round is ahead of the ghost; negative when behind. */
export interface Lead {
  readonly by: number;
  /** Who types the same number of words is ahead by the time that the other one needs longer. */
  readonly unit: 'characters' | 'ms';
  /** By how much its speed is above that of the ghost, in whole units, as both are shown. */
  readonly fasterBy: number;
  readonly speedUnit: SpeedUnit;
}

/** The finished round's lead over the ghost; null without a race. */
export const leadAtom = atom((get): Lead | null => {
  const race = get(raceAtom);
  const round = get(finishedRoundAtom);
  if (!race || !round) return null;
  const { raced } = race;
  const speedUnit = speedUnitOf(round.setup.wordList);
  const shown = (one: Round): number => wholeNumber(speedIn(speedUnit, speedOfRound(one)));
  const faster = { fasterBy: shown(round) - shown(raced.round), speedUnit };
  return round.setup.settings.wordLimit
    ? { by: raced.durationMs - round.elapsedMs, unit: 'ms', ...faster }
    : { by: charactersThrough(round) - charactersThrough(raced.round), unit: 'characters', ...faster };
});

/** Whether the ghost is in another batch, and so not visible. */
export const isGhostOffscreenAtom = atom((get): boolean => {
  const place = get(ghostPlaceAtom);
  const { batchNumber, phase } = get(outlineAtom);
  return place !== null && phase === 'run' && place.batchNumber !== batchNumber;
});

/** The ghost's lead over the round in characters, negative when behind; null without a ghost. */
export const ghostLeadAtom = atom((get): number | null => {
  const place = get(ghostPlaceAtom);
  return place && place.total - charactersThrough(get(roundAtom));
});
