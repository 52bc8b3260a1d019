import { useStore } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { watchedAtom } from '../../state/round/sittingAtoms';
import styles from './Playhead.module.css';

/** A line at the moment that the replay shows, across its parent, whose width is the whole round. */
export function Playhead() {
  const store = useStore();
  const ref = useRef<HTMLSpanElement>(null);
  // Bypasses React: the position changes with every frame.
  useLayoutEffect(() => {
    const place = (): void => {
      const watched = store.get(watchedAtom);
      if (!ref.current || !watched) return;
      const { atMs, playback } = watched;
      ref.current.style.left = `${(100 * atMs) / Math.max(1, playback.durationMs)}%`;
    };
    place();
    return store.sub(watchedAtom, place);
  }, [store]);
  return <span ref={ref} className={styles.playhead} data-part="playhead" aria-hidden="true" />;
}
