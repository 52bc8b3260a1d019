import { t } from '@lingui/core/macro';
import { max } from 'd3-array';
import { area, curveMonotoneX, line } from 'd3-shape';
import { useId } from 'react';
import { WEEKS, type WeekSpeed } from '../../analysis/learn/lessonDays';
import { PLOT, speedScale } from '../insights/speedScale';
import { wpm } from '../page/figureTexts';
import { LearnChart } from './LearnChart';
import styles from './LearnCharts.module.css';

/** Room for words above the line of the goal, as a share of the goal. */
const ABOVE_GOAL = 1.15;

interface SpeedChartProps {
  /** At least one. */
  readonly weeks: readonly WeekSpeed[];
  readonly goalWpm: number;
  readonly today: number;
}

/** How fast lessons were in each week: their median, what half of them were between, and the goal. */
export function SpeedChart({ weeks, goalWpm, today }: SpeedChartProps) {
  const id = useId();
  const fastest = max(weeks, ({ highWpm }) => highWpm) ?? 0;
  const { y, ticks } = speedScale(Math.max(ABOVE_GOAL * goalWpm, fastest));
  const x = ({ week }: WeekSpeed): number => ((week + 0.5) / WEEKS) * PLOT.width;
  const band = area<WeekSpeed>(
    x,
    ({ lowWpm }) => y(lowWpm),
    ({ highWpm }) => y(highWpm),
  ).curve(curveMonotoneX)(weeks);
  const median = line<WeekSpeed>(x, ({ medianWpm }) => y(medianWpm)).curve(curveMonotoneX)(weeks);
  const last = weeks.at(-1);
  const [goal, now] = [wpm(goalWpm), wpm(last?.medianWpm ?? 0)];
  return (
    <>
      <LearnChart
        name={t({ message: 'Speed by week', comment: 'A chart: how fast lessons were typed in each week' })}
        note={t({ message: 'line: median; band: half of your lessons', comment: 'About a chart' })}
        aboutId={id}
        ticks={ticks}
        today={today}
        words={
          last && (
            <>
              <span
                className={styles.goalName}
                aria-hidden="true"
                style={{ top: percentOf(y(goalWpm), PLOT.height) }}
              >
                {t({ message: `goal ${goal}`, comment: 'Beside a line of a chart; goal: a speed, 40 wpm' })}
              </span>
              <span
                className={styles.now}
                aria-hidden="true"
                style={{
                  left: percentOf(x(last), PLOT.width),
                  top: percentOf(y(last.medianWpm), PLOT.height),
                }}
              >
                {now}
              </span>
            </>
          )
        }
      >
        <path className={styles.goal} d={`M0,${y(goalWpm)}h${PLOT.width}`} />
        <path className={styles.band} d={band ?? ''} />
        <path className={styles.median} d={median ?? ''} />
        <path className={styles.points} d={weeks.map((one) => `M${x(one)},${y(one.medianWpm)}h0`).join('')} />
      </LearnChart>
      {/* Not read by itself. */}
      <span id={id} hidden>
        {t({
          message: `Median of the last week with lessons: ${now}; goal: ${goal}`,
          comment: 'What a chart shows; speeds: 24 wpm, 40 wpm',
        })}
      </span>
    </>
  );
}

function percentOf(length: number, whole: number): string {
  return `${(100 * length) / whole}%`;
}
