import { t } from '@lingui/core/macro';
import { max } from 'd3-array';
import { formatDuration } from '../history/dates';
import { PLOT, roundLength, speedScale } from '../insights/speedScale';
import { LearnChart } from './LearnChart';
import styles from './LearnCharts.module.css';

const MINUTE_MS = 60_000;
/** How much of its day's room a bar takes. */
const BAR = 0.66;

interface MinutesChartProps {
  /** Of each day of twelve weeks, the last one today. */
  readonly minutes: readonly number[];
  readonly today: number;
}

/** How long lessons were on each day: a bar a day, that of today brighter. */
export function MinutesChart({ minutes, today }: MinutesChartProps) {
  const { y, ticks } = speedScale(max(minutes) ?? 0);
  const total = formatDuration(minutes.reduce((sum, one) => sum + one, 0) * MINUTE_MS);
  const room = PLOT.width / minutes.length;
  const bars = minutes.map((one, day) => {
    const [left, top] = [roundLength((day + (1 - BAR) / 2) * room), y(one)];
    return one > 0 ? `M${left},${PLOT.height}V${top}h${roundLength(BAR * room)}V${PLOT.height}Z` : '';
  });
  return (
    <LearnChart
      name={t({ message: 'Minutes a day', comment: 'A chart: how long lessons were on each day' })}
      note={t({ message: `twelve weeks, ${total} in all`, comment: 'total: a duration, 5 h 12 min' })}
      ticks={ticks}
      today={today}
    >
      <path className={styles.bars} d={bars.slice(0, -1).join('')} />
      <path className={styles.barOfToday} d={bars.at(-1)} />
    </LearnChart>
  );
}
