import { memo, type ReactNode } from 'react';
import type { PlayedKeys } from '../../core/replay/playedKeys';
import styles from './KeyStrip.module.css';
import { keyMarks, STRIP_HEIGHT, STRIP_LINE } from './keyMarks';
import { Playhead } from './Playhead';

interface KeyStripProps {
  readonly played: PlayedKeys;
  readonly durationMs: number;
  /** Its place in the room for the words, in CSS pixels. */
  readonly leftPx: number;
  readonly widthPx: number;
  /** The slider, which lies over the strip. */
  readonly children: ReactNode;
}

/**
 * The timeline of a replay: a mark at the time of each key, coloured by whether it was right and whether it was deleted
 * later. Pauses are gaps.
 */
export function KeyStrip({ played, durationMs, leftPx, widthPx, children }: KeyStripProps) {
  return (
    <div className={styles.strip} style={{ width: `${widthPx}px`, marginLeft: `${leftPx}px` }}>
      <Marks played={played} durationMs={durationMs} widthPx={widthPx} />
      <Playhead />
      {children}
    </div>
  );
}

/** Memoised: it stays as it is while the round plays. */
const Marks = memo(function Marks({
  played,
  durationMs,
  widthPx,
}: Pick<KeyStripProps, 'played' | 'durationMs' | 'widthPx'>) {
  return (
    <svg viewBox={`0 0 ${widthPx} ${STRIP_HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
      <path data-fate="line" d={`M0,${STRIP_LINE}H${widthPx}`} />
      {keyMarks(played.keys, durationMs, widthPx).map(([fate, path]) => (
        <path key={fate} data-fate={fate} d={path} />
      ))}
    </svg>
  );
});
