import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { memo, useDeferredValue, useMemo } from 'react';
import { MIN_TREND_ROUNDS, type PlayedSpeed, TREND_ROUNDS } from '../../analysis/history/trend';
import { type SpeedUnit, speedIn } from '../../core/words/speedUnit';
import type { ComparableRound } from '../../state/history/filteredRoundAtoms';
import { languageAtom } from '../../state/language/languageAtoms';
import type { Luck } from '../../state/practice/luckAtoms';
import chart from '../insights/chart.module.css';
import { SpeedAxis, SpeedGrid } from '../insights/SpeedAxis';
import { PLOT } from '../insights/speedScale';
import { formatNumber, formatPercent, speedNumber } from '../page/figureTexts';
import styles from './TrendChart.module.css';
import { ACCURACY_HEIGHT, trendPaths } from './trendPaths';
import { medianAccuracyText, noTrendSentence, trendSentence } from './trendSentences';

/**
 * With more rounds than this, points are drawn small and faint, so that their density shows, and the plot is rendered
 * after the rest of the tab, in a task of its own.
 */
const MANY_ROUNDS = 1000;

const NO_ROUNDS: readonly ComparableRound[] = [];

/** Speed and accuracy over rounds; a sentence instead when there are too few rounds for a trend. */
export const Trend = memo(function Trend({
  played,
  unit,
  luck,
}: {
  /** Newest first. */
  readonly played: readonly ComparableRound[];
  readonly unit: SpeedUnit;
  readonly luck: Luck;
}) {
  useAtomValue(languageAtom);
  const deferred = useDeferredValue(played, NO_ROUNDS);
  const shown = played.length > MANY_ROUNDS ? deferred : played;
  const oldestFirst = useMemo(() => shown.toReversed().map((one) => withLuck(one, luck)), [shown, luck]);
  if (played.length === 0) return null;
  if (shown.length > 0 && shown.length < MIN_TREND_ROUNDS) {
    return <p className="soft">{noTrendSentence(shown.length)}</p>;
  }
  return <TrendChart played={oldestFirst} unit={unit} />;
});

function withLuck(played: ComparableRound, luck: Luck): PlayedSpeed {
  const luckWpm = luck.get(played.listed.id);
  return luckWpm === undefined ? played : { ...played, luckWpm };
}

/** Where a percentage is between a floor and 100 %, itself in percent. */
function shareAbove(percent: number, floorPercent: number): number {
  return (100 * (percent - floorPercent)) / (100 - floorPercent);
}

interface TrendChartProps {
  readonly played: readonly PlayedSpeed[];
  readonly unit: SpeedUnit;
}

function TrendChart({ played, unit }: TrendChartProps) {
  const paths = useMemo(() => trendPaths(played, unit), [played, unit]);
  const { ticks, last } = paths;
  const title = t`Speed over rounds`;
  const rounds = formatNumber(TREND_ROUNDS);
  return (
    <figure className={styles.figure}>
      <figcaption>
        <span>{title}</span>
        {last && <span className="soft small">{` – ${trendSentence(last, played.length, unit)}`}</span>}
      </figcaption>
      <p className={`${chart.legend} small`} aria-hidden="true">
        <span>
          <i className={styles.pointSample} />{' '}
          {t({ message: 'a round', comment: 'In the legend of a chart: each point is one round' })}
        </span>
        <span>
          <i className={chart.lineSample} />{' '}
          {t({
            message: `median of ${rounds}`,
            comment: 'In the legend of a chart: the median speed of this many rounds',
          })}
        </span>
        <span>
          <i className={styles.spreadSample} />{' '}
          {t({
            message: 'half of them',
            comment: 'In the legend of a chart: between these speeds half of the rounds lie',
          })}
        </span>
        {paths.withoutLuck && (
          <span>
            <i className={styles.withoutLuckSample} />{' '}
            {t({
              message: 'on words of medium difficulty',
              comment: 'In the legend of a chart: the speed on words that are neither easy nor hard',
            })}
          </span>
        )}
        <span>
          <i className={styles.accuracySample} />{' '}
          {t({ message: 'accuracy', comment: 'In the legend of a chart' })}
        </span>
      </p>
      <div role="img" aria-label={title} className={styles.plots}>
        <SpeedAxis ticks={ticks} />
        <svg
          className={chart.plot}
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <SpeedGrid ticks={ticks} plot={PLOT} />
          <path className={styles.points} data-many={played.length > MANY_ROUNDS} d={paths.points} />
          <path className={styles.spread} d={paths.spread} />
          <path className={styles.withoutLuck} d={paths.withoutLuck} />
          <path className={styles.median} d={paths.median} />
        </svg>
        {last && (
          <span className={styles.now} aria-hidden="true">
            <span style={{ bottom: `${(100 * speedIn(unit, last.medianWpm)) / (ticks.at(-1) ?? 1)}%` }}>
              {speedNumber(last.medianWpm, unit)}
            </span>
          </span>
        )}
        <div className={styles.percents} aria-hidden="true">
          <span>{formatPercent(100)}</span>
          <span>{formatPercent(paths.floorPercent)}</span>
        </div>
        <svg
          className={chart.plot}
          viewBox={`0 0 ${PLOT.width} ${ACCURACY_HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={chart.grid} d={`M0,0h${PLOT.width}M0,${ACCURACY_HEIGHT}h${PLOT.width}`} />
          <path className={styles.accuracy} d={paths.accuracy} />
        </svg>
        {last && (
          <span className={styles.percentNow} aria-hidden="true">
            <span style={{ bottom: `${shareAbove(last.medianAccuracyPercent, paths.floorPercent)}%` }}>
              {medianAccuracyText(last)}
            </span>
          </span>
        )}
        <div className={styles.dates} aria-hidden="true">
          {paths.dates.map(({ text, share }) => (
            <span key={text} style={{ left: `${100 * share}%` }}>
              {text}
            </span>
          ))}
        </div>
      </div>
    </figure>
  );
}
