import { useAtomValue, useSetAtom } from 'jotai';
import type { PointerEvent } from 'react';
import type { PlayedRound } from '../../analysis/insights/timeline';
import { watchedPlaybackAtom } from '../../state/replay/boardAtoms';
import { seekAtom } from '../../state/replay/watchAtoms';
import styles from './CurvePlayhead.module.css';
import { Playhead } from './Playhead';

/**
 * The replay's moment on the curve of the round that is watched; nothing on that of another. A press on the curve then
 * leads the replay there, as one on the strip does.
 */
export function CurvePlayhead({ round }: { readonly round: PlayedRound }) {
  const playback = useAtomValue(watchedPlaybackAtom);
  const seek = useSetAtom(seekAtom);
  if (!playback || playback.round !== round) return null;
  const seekTo = ({ currentTarget, clientX }: PointerEvent): void => {
    const { left, width } = currentTarget.getBoundingClientRect();
    seek(((clientX - left) / width) * playback.durationMs);
  };
  return (
    <div
      className={styles.curve}
      aria-hidden="true"
      onPointerDown={seekTo}
      onPointerMove={(event) => {
        if (event.buttons === 1) seekTo(event);
      }}
    >
      <Playhead />
    </div>
  );
}
