import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { seekAtom } from '../../state/replay/watchAtoms';
import { watchedAtom } from '../../state/round/sittingAtoms';

/** A part of the round that repeats. Its end is null until it has been chosen. */
export interface Loop {
  readonly fromMs: number;
  readonly toMs: number | null;
}

/** The most that one frame advances. After a stall, or in a hidden tab, the replay pauses instead of jumping ahead. */
const LONGEST_FRAME_MS = 100;

/**
 * Plays and pauses the replay, frame by frame. It plays by itself from the start, and pauses where somebody else seeks, so
 * that a position set by hand stays.
 */
export function usePlaying(speed: number, loop: Loop | null) {
  const store = useStore();
  // When the app is mounted again during a replay, it stays paused at its position.
  const [isPlaying, setPlaying] = useState(() => store.get(watchedAtom)?.atMs === 0);

  useEffect(() => {
    if (!isPlaying) return;
    let lastAt: number | null = null;
    let isOwnSeek = false;
    const advance = (at: number): void => {
      const watched = store.get(watchedAtom);
      if (!watched) return;
      const passedMs = Math.min(at - (lastAt ?? at), LONGEST_FRAME_MS) * speed;
      lastAt = at;
      const nextMs = watched.atMs + passedMs;
      const hasLooped = loop !== null && loop.toMs !== null && nextMs >= loop.toMs;
      isOwnSeek = true;
      store.set(seekAtom, hasLooped ? loop.fromMs : nextMs);
      isOwnSeek = false;
      if (!hasLooped && nextMs >= watched.playback.durationMs) setPlaying(false);
      else frame = requestAnimationFrame(advance);
    };
    let frame = requestAnimationFrame(advance);
    const stopFollowing = store.sub(watchedAtom, () => {
      if (!isOwnSeek) setPlaying(false);
    });
    return () => {
      cancelAnimationFrame(frame);
      stopFollowing();
    };
  }, [store, isPlaying, speed, loop]);

  const play = (): void => {
    const watched = store.get(watchedAtom);
    // From the end, it starts over.
    if (watched && watched.atMs >= watched.playback.durationMs) store.set(seekAtom, 0);
    setPlaying(true);
  };
  return { isPlaying, play, pause: () => setPlaying(false) };
}
