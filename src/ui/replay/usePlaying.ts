import { useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { watchedAtom } from '../../state/replay/boardAtoms';
import { seekAtom } from '../../state/replay/watchAtoms';

/** A part of the round that is played again and again; its end is open until it is chosen. */
export interface Loop {
  readonly fromMs: number;
  readonly toMs: number | null;
}

/** A frame that comes later than this was held up, or the page was out of sight: the round waits rather than jumps. */
const LONGEST_FRAME_MS = 100;

/** Plays the watched round, frame by frame, while it is to be played. */
export function usePlaying(speed: number, loop: Loop | null) {
  const store = useStore();
  // On a page that was set up anew it stays where it was.
  const [isPlaying, setPlaying] = useState(() => store.get(watchedAtom)?.atMs === 0);

  useEffect(() => {
    if (!isPlaying) return;
    let lastAt: number | null = null;
    const turn = (at: number): void => {
      const watched = store.get(watchedAtom);
      if (!watched) return;
      const passedMs = Math.min(at - (lastAt ?? at), LONGEST_FRAME_MS) * speed;
      lastAt = at;
      const nextMs = watched.atMs + passedMs;
      const hasLooped = loop !== null && loop.toMs !== null && nextMs >= loop.toMs;
      store.set(seekAtom, hasLooped ? loop.fromMs : nextMs);
      if (!hasLooped && nextMs >= watched.playback.durationMs) setPlaying(false);
      else frame = requestAnimationFrame(turn);
    };
    let frame = requestAnimationFrame(turn);
    return () => cancelAnimationFrame(frame);
  }, [store, isPlaying, speed, loop]);

  const play = (): void => {
    const watched = store.get(watchedAtom);
    // Where it has ended it begins anew.
    if (watched && watched.atMs >= watched.playback.durationMs) store.set(seekAtom, 0);
    setPlaying(true);
  };
  return { isPlaying, play, pause: () => setPlaying(false) };
}
