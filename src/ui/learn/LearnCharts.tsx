import { t } from '@lingui/core/macro';
import { max } from 'd3-array';
import { area, line } from 'd3-shape';
import { useAtomValue } from 'jotai';
import { dayNumber } from '../../analysis/learn/goalDay';
import type { LearnedRound } from '../../analysis/learn/learnedRound';
import { minutesByDay, speedByWeek, WEEKS, type WeekSpeed } from '../../analysis/learn/lessonDays';
import { listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { formatMoment } from '../history/dateFormat';
import { formatDuration } from '../history/dates';
import chart from '../insights/chart.module.css';
import { SpeedAxis, SpeedGrid } from '../insights/SpeedAxis';
import { PLOT, speedScale } from '../insights/speedScale';
import { wpm } from '../page/figureTexts';
import styles from './LearnTab.module.css';

const DAY_MS = 86_400_000;

interface LearnChartsProps {
  readonly rounds: readonly LearnedRound[];
  readonly goalWpm: number;
}

/** The lessons of the last twelve weeks: how long they were by day, and how fast by week. */
export function LearnCharts({ rounds, goalWpm }: LearnChartsProps) {
  const today = dayNumber(useAtomValue(listReadAtAtom));
  return (
    <div className={styles.charts}>
      <Minutes minutes={minutesByDay(rounds, today)} today={today} />
      <Speeds weeks={speedByWeek(rounds, today)} goalWpm={goalWpm} today={today} />
    </div>
  );
}

function Minutes({ minutes, today }: { readonly minutes: readonly number[]; readonly today: number }) {
  const { y, ticksWpm } = speedScale(Math.max(1, max(minutes) ?? 0));
  const width = PLOT.width / minutes.length;
  const total = formatDuration(minutes.reduce((sum, one) => sum + one, 0) * 60_000);
  const bars = minutes
    .map((one, day) => (one > 0 ? `M${(day + 0.5) * width},${PLOT.height}V${y(one)}` : ''))
    .join('');
  const name = t({ message: 'Minutes a day', comment: 'A chart: how long lessons were on each day' });
  return (
    <figure>
      <figcaption>
        <h3>
          {name}{' '}
          <small>
            {t({ message: `twelve weeks, ${total} in all`, comment: 'total: a duration, 5 h 12 min' })}
          </small>
        </h3>
      </figcaption>
      <div role="img" aria-label={name} className={styles.plot}>
        <SpeedAxis ticksWpm={ticksWpm} />
        <svg
          className={chart.plot}
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <SpeedGrid ticksWpm={ticksWpm} plot={PLOT} />
          <path className={styles.bars} d={bars} />
        </svg>
        <Dates today={today} />
      </div>
    </figure>
  );
}

function Speeds({
  weeks,
  goalWpm,
  today,
}: {
  readonly weeks: readonly WeekSpeed[];
  readonly goalWpm: number;
  readonly today: number;
}) {
  const { y, ticksWpm } = speedScale(Math.max(goalWpm, max(weeks, ({ highWpm }) => highWpm) ?? 0));
  const x = ({ week }: WeekSpeed): number => ((week + 0.5) / WEEKS) * PLOT.width;
  const band = area(
    x,
    ({ lowWpm }: WeekSpeed) => y(lowWpm),
    ({ highWpm }: WeekSpeed) => y(highWpm),
  )(weeks);
  const median = line(x, ({ medianWpm }: WeekSpeed) => y(medianWpm))(weeks);
  const points = weeks.map((one) => `M${x(one)},${y(one.medianWpm)}h0`).join('');
  const last = weeks.at(-1);
  const name = t({ message: 'Speed by week', comment: 'A chart: how fast lessons were typed in each week' });
  const [goal, now] = [wpm(goalWpm), last ? wpm(last.medianWpm) : ''];
  return (
    <figure>
      <figcaption>
        <h3>
          {name}{' '}
          <small>
            {t({
              message: `line: median, now ${now}; band: half of your lessons; dashed: goal of ${goal}`,
              comment: 'About a chart; now and goal: speeds, 24 wpm',
            })}
          </small>
        </h3>
      </figcaption>
      <div role="img" aria-label={name} className={styles.plot}>
        <SpeedAxis ticksWpm={ticksWpm} />
        <svg
          className={chart.plot}
          viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <SpeedGrid ticksWpm={ticksWpm} plot={PLOT} />
          <path className={styles.goal} d={`M0,${y(goalWpm)}h${PLOT.width}`} />
          {band && <path className={styles.band} d={band} />}
          {median && <path className={styles.median} d={median} />}
          <path className={styles.points} d={points} />
        </svg>
        <Dates today={today} />
      </div>
    </figure>
  );
}

/** The dates at which the twelve weeks, and the second and last third of them, begin. */
function Dates({ today }: { readonly today: number }) {
  const days = 7 * WEEKS;
  return (
    <div className={styles.dates} aria-hidden="true">
      {[0, days / 3, (2 * days) / 3].map((ahead) => {
        const day = new Date((today - days + 1 + ahead) * DAY_MS).toISOString().slice(0, 10);
        return <span key={ahead}>{formatMoment(Date.parse(`${day}T12:00`), 'dayOfMonth')}</span>;
      })}
    </div>
  );
}
