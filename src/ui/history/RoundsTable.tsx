import { Fragment, useRef } from 'react';
import type { ListedRound } from '../../state/history/historyAtoms';
import { DeletedRounds } from './DeletedRounds';
import { RoundRow } from './RoundRow';
import styles from './RoundsTable.module.css';
import { roundName } from './roundNames';
import { whenOf } from './sentences';
import { ROLES } from './tableRoles';
import { type RowsProps, useRows } from './useRows';
import { widestMoments } from './widestMoments';

const COLUMNS = ['When', 'Round', 'Speed', 'Accuracy', 'Errors', 'Characters', 'Score'];

/** The rounds; rows that are far from being seen are not there. */
export function RoundsTable(props: RowsProps) {
  const { listed } = props;
  const tableRef = useRef<HTMLTableElement>(null);
  const { rows, begin, end, measure, focusHandlers } = useRows(props, tableRef);
  return (
    <div className={styles.holder}>
      <DeletedRounds />
      {listed.length > 0 && (
        <table
          ref={tableRef}
          {...ROLES.table}
          className={styles.table}
          aria-label="Rounds"
          aria-rowcount={listed.length + 1}
        >
          <thead {...ROLES.group}>
            <tr {...ROLES.row} aria-rowindex={1}>
              {COLUMNS.map((name) => (
                <th key={name} {...ROLES.columnheader} scope="col">
                  {name}
                </th>
              ))}
              <td {...ROLES.cell} />
            </tr>
            <Widest />
          </thead>
          <tbody {...ROLES.group} {...focusHandlers}>
            {rows.map(({ index, key, start }, place) => (
              <Fragment key={key}>
                <Gap height={start - (rows[place - 1]?.end ?? begin)} />
                <RoundRow
                  ref={measure}
                  listed={listed[index] as ListedRound}
                  index={index}
                  name={roundName(listed, index)}
                />
              </Fragment>
            ))}
            <Gap height={end - (rows.at(-1)?.end ?? begin)} />
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Stands in for rows that are not there. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of nothing has no focus
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={COLUMNS.length + 1} aria-hidden="true" />
    </tr>
  );
}

let widest: readonly string[] | undefined;

/** A row that is not seen, as wide as any can be: columns stay where they are while other rows come. */
function Widest() {
  widest ??= widestMoments(whenOf);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of nothing has no focus
    <tr aria-hidden="true" className={styles.widest}>
      <td>
        {widest.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </td>
      <td />
      <td>
        <div>888 wpm</div>
      </td>
      <td colSpan={5} />
    </tr>
  );
}
