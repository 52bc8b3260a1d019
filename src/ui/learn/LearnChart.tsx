import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { WEEKS } from '../../analysis/learn/lessonDays';
import { formatMoment } from '../history/dateFormat';
import chart from '../insights/chart.module.css';
import { SpeedAxis, SpeedGrid } from '../insights/SpeedAxis';
import { PLOT } from '../insights/speedScale';
import { momentOf } from './courseSentences';
import styles from './LearnCharts.module.css';
import tab from './LearnTab.module.css';

interface LearnChartProps {
  readonly name: string;
  /** Said beside the name. */
  readonly note: string;
  /** The id of an element with more about it. */
  readonly aboutId?: string;
  readonly ticks: readonly number[];
  readonly today: number;
  /** What is drawn, in the units of `PLOT`, and words over it. */
  readonly children: ReactNode;
  readonly words?: ReactNode;
}

/** A chart of the last twelve weeks, with its name, its axis and its dates. */
export function LearnChart({ name, note, aboutId, ticks, today, children, words }: LearnChartProps) {
  return (
    <div className={styles.figure}>
      <div className={tab.beside}>
        <b className="heading" aria-hidden="true">
          {name}
        </b>
        <span className="soft small">{note}</span>
      </div>
      <div
        role="img"
        aria-label={name}
        aria-describedby={aboutId}
        className={styles.plot}
        data-words={words !== undefined}
      >
        <SpeedAxis ticks={ticks} />
        <div className={styles.drawing}>
          <svg
            className={chart.plot}
            viewBox={`0 0 ${PLOT.width} ${PLOT.height}`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <SpeedGrid ticks={ticks} plot={PLOT} />
            {children}
          </svg>
          {words}
        </div>
        <Dates today={today} />
      </div>
    </div>
  );
}

/** The dates at which the twelve weeks and the last two thirds of them begin, and where they end. */
function Dates({ today }: { readonly today: number }) {
  const days = 7 * WEEKS;
  return (
    <div className={styles.dates} aria-hidden="true">
      {[0, days / 3, (2 * days) / 3].map((day) => (
        <span key={day} style={{ left: `${(100 * day) / days}%` }}>
          {formatMoment(momentOf(today - days + 1 + day), 'dayOfMonth')}
        </span>
      ))}
      <span>{t({ message: 'today', comment: 'Below a chart, in the place of a date' })}</span>
    </div>
  );
}
