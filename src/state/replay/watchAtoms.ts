import { atom } from 'jotai';
import { Playback } from '../../core/replay/playback';
import { playedKeys } from '../../core/replay/playedKeys';
import type { Round } from '../../core/round/round';
import { applyOptionsAtom } from '../next/applyOptionsAtom';
import { restartAtom } from '../next/restartAtom';
import { phaseAtom } from '../round/roundAtoms';
import { watchedAtom } from '../round/sittingAtoms';

/**
 * Shows the replay of a finished round from its beginning. A running round is abandoned, as by Restart.
 *
 * @param at the press's own time stamp, in ms
 */
export const watchAtom = atom(null, (get, set, round: Round, at: number) => {
  if (get(phaseAtom) === 'run') set(restartAtom, at);
  const playback = new Playback(round);
  const played = playedKeys(playback);
  set(watchedAtom, { playback, played, sinceMs: at, atMs: 0, round: playback.at(0) });
});

/** Seeks in the replay, in ms since the round's first character. Clamped to the round's duration. */
export const seekAtom = atom(null, (get, set, ms: number) => {
  const watched = get(watchedAtom);
  if (!watched || !Number.isFinite(ms)) return;
  const { playback } = watched;
  const atMs = Math.min(Math.max(0, ms), playback.durationMs);
  if (atMs !== watched.atMs) set(watchedAtom, { ...watched, atMs, round: playback.at(atMs) });
});

/** Seeks to the next or the previous key of the replay; after the last key to the end. */
export const stepAtom = atom(null, (get, set, direction: 'forward' | 'back') => {
  const watched = get(watchedAtom);
  if (!watched) return;
  const { playback, atMs } = watched;
  const next = playback.events[playback.countAt(atMs)]?.at ?? playback.durationMs;
  set(seekAtom, direction === 'forward' ? next : (playback.eventBefore(atMs) ?? 0));
});

/** Closes the replay and goes back to the current round. */
export const stopWatchingAtom = atom(null, (_get, set) => {
  set(watchedAtom, null);
  // The options may have changed meanwhile.
  set(applyOptionsAtom);
});
