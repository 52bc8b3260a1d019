import type { BeforeAndNow, Measured } from '../../analysis/practice/beforeAndNow';
import { ROLES } from '../history/tableRoles';
import { type DrawnIntervals, INTERVALS_WIDTH, intervalsOf } from './intervals';
import { PairName } from './PairName';
import styles from './Practice.module.css';
import { formatDay, gaps, milliseconds, verdictText } from './practiceSentences';

interface BeforeAndNowTableProps {
  readonly rows: readonly BeforeAndNow[];
  /** Whether it says when practice of each began. */
  readonly hasDays?: boolean;
}

/** The times of practised pairs and keys before practice, in practice, and in usual rounds since. */
export function BeforeAndNowTable({ rows, hasDays = false }: BeforeAndNowTableProps) {
  const intervals = intervalsOf(rows);
  return (
    <div className={styles.changes}>
      <table {...ROLES.table} className={styles.table} aria-label="Before and now">
        <thead {...ROLES.group}>
          <tr {...ROLES.row}>
            <th {...ROLES.columnheader}>Pair</th>
            <th {...ROLES.columnheader}>Before</th>
            <th {...ROLES.columnheader}>Now</th>
            <th {...ROLES.columnheader}>Since</th>
            <td className={styles.drawing} aria-hidden="true" />
            <th {...ROLES.columnheader}>Worth</th>
          </tr>
        </thead>
        <tbody {...ROLES.group}>
          {rows.map((one, index) => (
            <tr {...ROLES.row} key={one.item}>
              <th {...ROLES.rowheader} scope="row">
                <PairName pair={one.item} />{' '}
                {hasDays && <span className={styles.soft}>{formatDay(one.startedAt)}</span>}
              </th>
              <Time name="Before" measured={one.before} />
              <Time name="Now" measured={one.now} />
              <Time name="Since" measured={one.since} />
              <td className={styles.drawing} aria-hidden="true">
                <Intervals drawn={intervals[index]} verdict={one.verdict} />
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
}

function Time({ name, measured }: TimeProps) {
  if (!measured) {
    return (
      <td {...ROLES.cell} data-label={name}>
        –
      </td>
    );
  }
  return (
    <td {...ROLES.cell} data-label={name}>
      {milliseconds(measured.medianMs)} <span className={styles.soft}>{gaps(measured.count)}</span>
    </td>
  );
}

interface IntervalsProps {
  readonly drawn: DrawnIntervals | undefined;
  readonly verdict: BeforeAndNow['verdict'];
}

/** Two bars, the intervals of the typical time: before practice above, later below. */
function Intervals({ drawn, verdict }: IntervalsProps) {
  return (
    <svg viewBox={`0 0 ${INTERVALS_WIDTH} 16`} preserveAspectRatio="none" aria-hidden="true">
      {drawn?.before && <path className={styles.before} d={pathOf(drawn.before, 5)} />}
      {drawn?.later && <path className={styles.later} data-verdict={verdict} d={pathOf(drawn.later, 11)} />}
    </svg>
  );
}

function pathOf([from, to]: readonly [number, number], y: number): string {
  return `M${from},${y}H${to}`;
}
