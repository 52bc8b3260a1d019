import { atom } from 'jotai';
import { Playback } from '../../core/replay/playback';
import type { ListedRound } from '../history/listedRoundAtoms';
import { replayRoundAtom } from '../history/shownRoundAtoms';
import { raceRoundAtom } from './raceAtoms';

/** Lays out the words of a saved round for a race. `at` is the press's own time stamp, in ms. */
export const raceSavedAtom = atom(null, async (_get, set, listed: ListedRound, at: number) => {
  const round = await set(replayRoundAtom, listed);
  if (round) set(raceRoundAtom, { raced: new Playback(round), challenger: null }, at);
});
