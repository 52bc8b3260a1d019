import { memo, type RefObject } from 'react';
import chart from './chart.module.css';
import { axisSeconds, type CurvePaths } from './curvePaths';
import { SpeedAxis, SpeedGrid } from './SpeedAxis';
import styles from './SpeedCurve.module.css';
import { PLOT } from './speedScale';

interface CurveDrawingProps {
  readonly plotRef: RefObject<SVGSVGElement | null>;
  readonly paths: CurvePaths;
  readonly durationMs: number;
  /** How many seconds it has. The last one may be longer or shorter. */
  readonly seconds: number;
  /** The selected second, 1 for the first. */
  readonly chosen: number | null;
}

/**
 * The picture of a curve. The SVG is stretched to the available space, while strokes keep their width. The figures are
 * text beside it, in the page's own size.
 */
export function CurveDrawing({ plotRef, paths, durationMs, seconds, chosen }: CurveDrawingProps) {
  const second = (1000 / durationMs) * PLOT.width;
  return (
    <>
      <svg
        ref={plotRef}
        className={chart.plot}
        viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {chosen !== null && (
          <rect
            className={styles.chosen}
            x={(chosen - 1) * second}
            width={chosen === seconds ? PLOT.width - (chosen - 1) * second : second}
            height={PLOT.height}
          />
        )}
        <Lines paths={paths} />
      </svg>
      <SpeedAxis ticksWpm={paths.ticksWpm} />
      <TimeAxis durationMs={durationMs} />
    </>
  );
}

/** Memoised: does not change when another second is selected. */
const Lines = memo(function Lines({ paths }: { readonly paths: CurvePaths }) {
  return (
    <>
      <SpeedGrid ticksWpm={paths.ticksWpm} plot={PLOT} />
      <path className={styles.likelyRange} d={paths.likelyRange} />
      <path className={styles.speed} d={paths.speed} />
      <path className={styles.ghost} d={paths.ghostNetSpeed} />
      <path className={styles.netSpeed} d={paths.netSpeed} />
      <path className={`${styles.error} ${styles.corrected}`} d={paths.correctedErrors} />
      <path className={styles.error} d={paths.errors} />
    </>
  );
});

const TimeAxis = memo(function TimeAxis({ durationMs }: { readonly durationMs: number }) {
  return (
    <div className={styles.times} aria-hidden="true">
      {axisSeconds(durationMs).map((second, index, { length }) => (
        <span key={second} style={{ left: `${(100_000 * second) / durationMs}%` }}>
          {second}
          {index === length - 1 && <>&nbsp;s</>}
        </span>
      ))}
    </div>
  );
});

/** The legend: which line is which. */
export function CurveLegend({
  hasGhost,
  hasCorrected,
}: {
  readonly hasGhost: boolean;
  readonly hasCorrected: boolean;
}) {
  return (
    <p className={chart.legend} aria-hidden="true">
      <span>
        <i className={chart.lineSample} /> speed
      </span>
      <span>
        <i className={styles.netSample} /> net speed so far
      </span>
      <span>
        <i className={styles.rangeSample} /> likely range
      </span>
      {hasGhost && (
        <span>
          <i className={styles.ghostSample} /> net speed of the ghost
        </span>
      )}
      <span>
        <i className={styles.errorSample} /> error
      </span>
      {hasCorrected && (
        <span>
          <i className={`${styles.errorSample} ${styles.corrected}`} /> corrected
        </span>
      )}
    </p>
  );
}
