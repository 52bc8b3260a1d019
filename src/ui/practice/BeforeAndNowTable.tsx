import { t } from '@lingui/core/macro';
import type { CSSProperties } from 'react';
import type { BeforeAndNow, Measured } from '../../analysis/practice/beforeAndNow';
import { ROLES } from '../history/tableRoles';
import { formatNumber } from '../page/figureTexts';
import styles from './BeforeAndNowTable.module.css';
import {
  type DrawnInterval,
  type DrawnIntervals,
  INTERVALS_WIDTH,
  intervalsOf,
  type ScaleTick,
} from './intervals';
import { PairName } from './PairName';
import practice from './Practice.module.css';
import { formatDay, milliseconds, times, tooFewTimes, verdictText } from './practiceSentences';
import { TimesInPractice } from './TimesInPractice';

interface BeforeAndNowTableProps {
  readonly rows: readonly BeforeAndNow[];
  /** Whether it says when practice of each began. */
  readonly hasDays?: boolean;
}

/** The times of practised pairs and keys before practice, in practice, and in usual rounds since. */
export function BeforeAndNowTable({ rows, hasDays = false }: BeforeAndNowTableProps) {
  const { rows: intervals, ticks } = intervalsOf(rows);
  const before = t({
    message: 'Before',
    comment: 'Heading of a column: the time of a key or pair before practice',
  });
  const now = t({
    message: 'Now',
    comment: 'Heading of a column: the time of a key or pair while it is practised',
  });
  const since = t({
    message: 'Since',
    comment: 'Heading of a column: the time of a key or pair since practice',
  });
  return (
    <div className={styles.changes}>
      <Legend ticks={ticks} />
      <table {...ROLES.table} className={`${practice.table} ${styles.table}`} aria-label={t`Before and now`}>
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.columnheader}>
              {t({ message: 'Pair', comment: 'Heading of a column: two keys typed one after the other' })}
            </th>
            <th {...ROLES.columnheader}>{before}</th>
            <th {...ROLES.columnheader}>{now}</th>
            <th {...ROLES.columnheader}>{since}</th>
            <td className={styles.drawing} aria-hidden="true">
              <Scale ticks={ticks} />
            </td>
            <th {...ROLES.columnheader}>
              {t({
                message: 'Gain',
                comment:
                  'Heading of a column: words a minute that could be, or were, gained with a pair of keys',
              })}
            </th>
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((one, index) => (
            <tr {...ROLES.row} key={one.item}>
              <th {...ROLES.rowheader} scope="row">
                <PairName pair={one.item} />{' '}
                {hasDays && <span className={styles.times}>{formatDay(one.startedAt)}</span>}
              </th>
              <Time name={before} measured={one.before} count={one.counts.before} />
              <Time name={now} measured={one.now} count={one.counts.now} inPractice={one.inPractice} />
              <Time name={since} measured={one.since} count={one.counts.since} />
              <td className={styles.drawing} aria-hidden="true">
                <Intervals drawn={intervals[index]} ticks={ticks} />
              </td>
              <td {...ROLES.cell}>{verdictText(one)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface TimeProps {
  readonly name: string;
  readonly measured: Measured | null;
  readonly count: number;
  readonly inPractice?: BeforeAndNow['inPractice'];
}

/**
 * A typical time, or how far it is from being told; that of practice, once there is enough of it, in its first rounds and
 * in its last ones.
 */
function Time({ name, measured, count, inPractice = null }: TimeProps) {
  return (
    <td {...ROLES.cell} data-label={name}>
      {inPractice && <TimesInPractice {...inPractice} />}
      {!inPractice && <span>{measured ? milliseconds(measured.medianMs) : '–'}</span>}{' '}
      {count > 0 && <span className={styles.times}>{measured ? times(count) : tooFewTimes(count)}</span>}
    </td>
  );
}

interface ScaleProps {
  readonly ticks: readonly ScaleTick[];
}

/** Which bar is which. Where there is no room for a head of the table, the scale of the bars, too. */
function Legend({ ticks }: ScaleProps) {
  return (
    <div className={styles.legend} aria-hidden="true">
      <ul>
        <li data-bar="before">{t({ message: 'before', comment: 'The time before practice' })}</li>
        <li data-bar="now">{t({ message: 'in practice', comment: 'The time in rounds of practice' })}</li>
        <li data-bar="since">{t({ message: 'since', comment: 'The time since practice' })}</li>
      </ul>
      <Scale ticks={ticks} />
    </div>
  );
}

function Scale({ ticks }: ScaleProps) {
  return (
    <div className={styles.scale}>
      {ticks.map(({ ms, place }, index) => (
        <span key={ms} style={{ '--place': `${place}%` } as CSSProperties}>
          {index === ticks.length - 1 ? milliseconds(ms) : formatNumber(ms)}
        </span>
      ))}
    </div>
  );
}

interface IntervalsProps extends ScaleProps {
  readonly drawn: DrawnIntervals | undefined;
}

/** Bars where each typical time most likely is: before practice, in practice, and since, one below the other. */
function Intervals({ drawn, ticks }: IntervalsProps) {
  return (
    <svg viewBox={`0 0 ${INTERVALS_WIDTH} 20`} preserveAspectRatio="none" aria-hidden="true">
      {ticks.map(({ ms, place }) => (
        <path key={ms} className={styles.line} d={`M${place},0V20`} />
      ))}
      {drawn?.before && <path data-bar="before" d={pathOf(drawn.before, 4)} />}
      {drawn?.now && <path data-bar="now" d={pathOf(drawn.now, 10)} />}
      {drawn?.since && <path data-bar="since" d={pathOf(drawn.since, 16)} />}
    </svg>
  );
}

function pathOf([from, to]: DrawnInterval, y: number): string {
  return `M${from},${y}H${to}`;
}
