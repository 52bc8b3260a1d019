import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { memo, type RefObject } from 'react';
import { languageAtom } from '../../state/language/languageAtoms';
import { formatNumber } from '../page/figureTexts';
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
      <SpeedAxis ticks={paths.ticks} />
      <TimeAxis durationMs={durationMs} />
    </>
  );
}

/** Memoised: does not change when another second is selected. */
const Lines = memo(function Lines({ paths }: { readonly paths: CurvePaths }) {
  return (
    <>
      <SpeedGrid ticks={paths.ticks} plot={PLOT} />
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
  useAtomValue(languageAtom);
  return (
    <div className={styles.times} aria-hidden="true">
      {axisSeconds(durationMs).map((second, index, { length }) => (
        <span key={second} style={{ left: `${(100_000 * second) / durationMs}%` }}>
          {index === length - 1 ? unbrokenSeconds(second) : formatNumber(second)}
        </span>
      ))}
    </div>
  );
});

/** `30 s`, never broken. */
function unbrokenSeconds(second: number): string {
  const seconds = formatNumber(second);
  return t`${seconds} s`.replaceAll(' ', '\u00a0');
}

/** The legend: which line is which. */
export function CurveLegend({
  hasGhost,
  hasRange,
  hasCorrected,
}: {
  readonly hasGhost: boolean;
  readonly hasRange: boolean;
  readonly hasCorrected: boolean;
}) {
  return (
    <p className={chart.legend} aria-hidden="true">
      <span>
        <i className={chart.lineSample} /> {t({ message: 'speed', comment: 'Legend of a curve' })}
      </span>
      <span>
        <i className={styles.netSample} />{' '}
        {t({ message: 'net speed so far', comment: 'Legend of a curve: the speed with errors taken off' })}
      </span>
      {hasRange && (
        <span>
          <i className={styles.rangeSample} />{' '}
          {t({
            message: 'likely range',
            comment: 'Legend of a curve: the range in which the speed likely is',
          })}
        </span>
      )}
      {hasGhost && (
        <span>
          <i className={styles.ghostSample} />{' '}
          {t({
            message: 'net speed of the ghost',
            comment: 'Legend of a curve; the ghost is the earlier round that is raced against',
          })}
        </span>
      )}
      <span>
        <i className={styles.errorSample} />{' '}
        {t({ message: 'error', comment: 'Legend of a curve: the mark of one error' })}
      </span>
      {hasCorrected && (
        <span>
          <i className={`${styles.errorSample} ${styles.corrected}`} />{' '}
          {t({
            message: 'corrected',
            context: 'error',
            comment: 'Legend of a curve: the mark of an error that was corrected',
          })}
        </span>
      )}
    </p>
  );
}
