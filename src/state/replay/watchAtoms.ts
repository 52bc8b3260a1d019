import { atom } from 'jotai';
import { Playback } from '../../core/replay/playback';
import { playedKeys } from '../../core/replay/playedKeys';
import type { Round } from '../../core/round/round';
import { meetOptionsAtom } from '../options/meetOptionsAtom';
import { phaseAtom, restartAtom } from '../round/roundAtoms';
import { watchedAtom } from './boardAtoms';

/**
 * Shows a finished round from its beginning. One that is being played is given up for it, as by Restart.
 *
 * @param at the press's own time stamp, in ms
 */
export const watchAtom = atom(null, (get, set, round: Round, at: number) => {
  if (get(phaseAtom) === 'run') set(restartAtom, at);
  const playback = new Playback(round);
  const played = playedKeys(playback);
  set(watchedAtom, { playback, played, sinceMs: at, atMs: 0, round: playback.at(0) });
});

/** Goes to a moment of the watched round, in ms since its first character, or to the nearest that it has. */
export const seekAtom = atom(null, (get, set, ms: number) => {
  const watched = get(watchedAtom);
  if (!watched || !Number.isFinite(ms)) return;
  const { playback } = watched;
  const atMs = Math.min(Math.max(0, ms), playback.durationMs);
  if (atMs !== watched.atMs) set(watchedAtom, { ...watched, atMs, round: playback.at(atMs) });
});

/** Goes to the next key of the watched round, or to the one before; past the last one to its end. */
export const stepAtom = atom(null, (get, set, direction: 'forward' | 'back') => {
  const watched = get(watchedAtom);
  if (!watched) return;
  const { playback, atMs } = watched;
  const next = playback.events[playback.countAt(atMs)]?.at ?? playback.durationMs;
  set(seekAtom, direction === 'forward' ? next : (playback.eventBefore(atMs) ?? 0));
});

/** Goes back to the round that is played. */
export const stopWatchingAtom = atom(null, (_get, set) => {
  set(watchedAtom, null);
  // Something else may have been chosen meanwhile.
  set(meetOptionsAtom);
});
