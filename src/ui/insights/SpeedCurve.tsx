import { type KeyboardEvent, type PointerEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { Curve } from '../../analysis/insights/curve';
import type { SpeedRange } from '../../analysis/insights/likelyRange';
import { LiveRegion } from '../controls/LiveRegion';
import { CurveDrawing, CurveLegend } from './CurveDrawing';
import { curvePaths } from './curvePaths';
import { secondSentence } from './insightSentences';
import styles from './SpeedCurve.module.css';

interface SpeedCurveProps {
  readonly curve: Curve;
  /** The curve of the round that it was raced against; null if it was not raced. */
  readonly ghostCurve: Curve | null;
  readonly likelyRange: SpeedRange;
  /** Lies over the plot: the moment of a replay. */
  readonly children?: ReactNode;
}

/** The speed over the round. The pointer or the arrow keys select a second, and a line below describes it. */
export function SpeedCurve({ curve, ghostCurve, likelyRange, children }: SpeedCurveProps) {
  const { seconds, durationMs } = curve;
  const plotRef = useRef<SVGSVGElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const paths = useMemo(() => curvePaths(curve, likelyRange, ghostCurve), [curve, likelyRange, ghostCurve]);

  const choose = (second: number): void => setChosen(Math.max(1, Math.min(second, seconds.length)));
  const point = (event: PointerEvent): void => {
    const plot = plotRef.current?.getBoundingClientRect();
    if (plot) choose(Math.ceil(((event.clientX - plot.left) / plot.width) * (durationMs / 1000)));
  };
  const press = (event: KeyboardEvent): void => {
    const to = secondAfter(event.key, chosen, seconds.length);
    // A replay uses some of these keys.
    if (to === null || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(to);
  };
  const chosenSecond = chosen === null ? undefined : seconds[chosen - 1];

  return (
    <div>
      <div className={styles.heading}>
        <h3>Speed over time</h3>
        <span className={styles.unit} aria-hidden="true">
          wpm
        </span>
        <CurveLegend hasGhost={ghostCurve !== null} />
      </div>
      <div
        role="img"
        aria-label="Speed over time"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys select a second
        tabIndex={0}
        className={styles.curve}
        onPointerMove={point}
        onPointerDown={point}
        // A click leaves the focus in the typing field, where Enter starts the next round.
        onMouseDown={(event) => event.preventDefault()}
        onKeyDown={press}
      >
        <CurveDrawing
          plotRef={plotRef}
          paths={paths}
          durationMs={durationMs}
          seconds={seconds.length}
          chosen={chosen}
        />
        {children}
      </div>
      <div className={styles.second}>
        {/* Only a selected second is announced; the instruction is not. */}
        <LiveRegion>{chosenSecond && secondSentence(chosenSecond)}</LiveRegion>
        {!chosenSecond && <p>Point at the curve, or use the arrow keys, to see each second.</p>}
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
