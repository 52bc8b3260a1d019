import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Curve } from '../../analysis/insights/curve';
import { CurveDrawing, CurveLegend } from './CurveDrawing';
import { curvePaths } from './curvePaths';
import styles from './SpeedCurve.module.css';
import { secondSentence } from './sentences';

interface SpeedCurveProps {
  readonly curve: Curve;
  /** Of the round that it was raced against; null where it was not. */
  readonly ghostCurve: Curve | null;
  readonly durationMs: number;
}

/** The speed over the round. The pointer or the arrow keys choose a second, and a line below says what it was like. */
export function SpeedCurve({ curve, ghostCurve, durationMs }: SpeedCurveProps) {
  const { seconds } = curve;
  const plotRef = useRef<SVGSVGElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const paths = useMemo(() => curvePaths(curve, durationMs, ghostCurve), [curve, durationMs, ghostCurve]);

  const choose = (second: number): void => setChosen(Math.max(1, Math.min(second, seconds.length)));
  const point = (event: PointerEvent): void => {
    const plot = plotRef.current?.getBoundingClientRect();
    if (plot) choose(Math.ceil(((event.clientX - plot.left) / plot.width) * (durationMs / 1000)));
  };
  const press = (event: KeyboardEvent): void => {
    const to = secondAfter(event.key, chosen, seconds.length);
    // A replay on the board goes by some of them.
    if (to === null || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(to);
  };
  const told = chosen === null ? undefined : seconds[chosen - 1];

  return (
    <div>
      <div className={styles.heading}>
        <h3>Speed over time</h3>
        <CurveLegend hasGhost={ghostCurve !== null} />
      </div>
      <div
        role="img"
        aria-label="Speed over time"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go along it
        tabIndex={0}
        className={styles.curve}
        onPointerMove={point}
        onPointerDown={point}
        // A pointer takes no focus from the typing field: Enter there is the next round.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={press}
      >
        <CurveDrawing plotRef={plotRef} paths={paths} durationMs={durationMs} chosen={chosen} />
      </div>
      <div className={styles.second}>
        {/* A second that was chosen is said; what to do is only seen, or read by whoever comes here. */}
        <p aria-live="polite">{told && secondSentence(told)}</p>
        {!told && <p>Point at the curve, or go along it with the arrow keys, to see a second of it.</p>}
      </div>
    </div>
  );
}

function secondAfter(key: string, second: number | null, last: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (second ?? 0) + 1;
    case 'ArrowLeft':
      return (second ?? last + 1) - 1;
    case 'Home':
      return 1;
    case 'End':
      return last;
    default:
      return null;
  }
}
