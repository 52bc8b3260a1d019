import { memo, useMemo } from 'react';
import { wholeNumber } from '../../analysis/rounding';
import { TREND_ROUNDS } from '../../analysis/trend';
import type { ListedRound } from '../../state/historyAtoms';
import chart from '../chart/chart.module.css';
import { SpeedAxis, SpeedGrid } from '../chart/SpeedAxis';
import { wpm } from '../figures';
import { playedSpeed } from './sentences';
import styles from './TrendChart.module.css';
import { PLOT, trendPaths } from './trendPaths';

/** More points than that are drawn small: what they say is where they are dense. */
const MANY = 1000;

/** How speed and accuracy have gone, round after round. */
export const TrendChart = memo(function TrendChart({ listed }: { readonly listed: readonly ListedRound[] }) {
  const paths = useMemo(() => trendPaths(listed.toReversed().map(playedSpeed)), [listed]);
  const { ticksWpm, last } = paths;
  return (
    <figure className={styles.figure}>
      <figcaption>
        Speed over rounds
        {last && (
          <span className={styles.soft}>
            {' '}
            – the last {Math.min(TREND_ROUNDS, listed.length)}: {wpm(last.medianWpm)} in the middle, half of
            them from {wholeNumber(last.lowWpm)} to {wpm(last.highWpm)}; accuracy{' '}
            {wholeNumber(last.medianAccuracyPercent)}%
          </span>
        )}
      </figcaption>
      <div role="img" aria-label="Speed over rounds" className={styles.plots}>
        <SpeedAxis ticksWpm={ticksWpm} />
        <svg
          className={chart.plot}
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <SpeedGrid ticksWpm={ticksWpm} plot={PLOT} />
          <path className={styles.points} data-many={listed.length > MANY} d={paths.points} />
          <path className={styles.spread} d={paths.spread} />
          <path className={styles.median} d={paths.median} />
        </svg>
        <div className={styles.percents} aria-hidden="true">
          <span>100%</span>
          <span>0%</span>
        </div>
        <svg
          className={chart.plot}
          viewBox={`0 0 ${PLOT.width} ${PLOT.accuracyHeight}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={chart.grid} d={`M0,0h${PLOT.width}M0,${PLOT.accuracyHeight}h${PLOT.width}`} />
          <path className={styles.accuracy} d={paths.accuracy} />
        </svg>
      </div>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i className={styles.pointSample} /> a round
        </span>
        <span>
          <i className={styles.medianSample} /> the middle of {TREND_ROUNDS}
        </span>
        <span>
          <i className={styles.accuracySample} /> accuracy
        </span>
      </p>
    </figure>
  );
});
