import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Fragment, useMemo, useRef } from 'react';
import { speedUnitOf } from '../../core/words/speedUnit';
import type { ListedRound } from '../../state/history/listedRoundAtoms';
import { TABLE_COLUMNS } from './columns';
import { DeletedRounds } from './DeletedRounds';
import { RoundRow } from './RoundRow';
import styles from './RoundsTable.module.css';
import { roundName } from './roundNames';
import { ROLES } from './tableRoles';
import { type RowsProps, useVirtualRows } from './useVirtualRows';

/** Where the list is scrolled by a wheel, which may pass hundreds of rows a second. */
const HAS_WHEEL = '(hover: hover) and (not (any-pointer: coarse))';

/** The list of rounds, virtualised: only rows in or near the viewport are mounted. */
export function RoundsTable(props: RowsProps) {
  const { listed } = props;
  const scrollerRef = useRef<HTMLDivElement>(null);
  const tableRef = useRef<HTMLTableElement>(null);
  const { rows, heightPx, isScrolling, measure, noteScroll, focusHandlers } = useVirtualRows(
    props,
    scrollerRef,
    tableRef,
  );
  // Icons are half of a row's elements: a row that scrolls by gets them once the list stands still.
  const mountsBare = isScrolling && matchMedia(HAS_WHEEL).matches;
  return (
    <div className={styles.list}>
      <DeletedRounds />
      <div ref={scrollerRef} className={styles.scroller} onScroll={noteScroll}>
        {listed.length > 0 && (
          <table
            ref={tableRef}
            {...ROLES.table}
            className={styles.table}
            aria-label={t({ message: 'Rounds', comment: 'The list of games played' })}
            aria-rowcount={listed.length + 1}
          >
            <thead {...ROLES.group}>
              <tr {...ROLES.row} aria-rowindex={1}>
                {TABLE_COLUMNS.map(({ head }) => (
                  <th key={head.id} {...ROLES.columnheader} scope="col">
                    {i18n._(head)}
                  </th>
                ))}
                <td {...ROLES.cell} />
              </tr>
              <WidestRow listed={listed} />
            </thead>
            <tbody {...ROLES.group} {...focusHandlers}>
              {rows.map(({ index, key, start }, place) => (
                <Fragment key={key}>
                  <Spacer height={start - (rows[place - 1]?.end ?? 0)} />
                  <RoundRow
                    ref={measure}
                    listed={listed[index] as ListedRound}
                    index={index}
                    name={roundName(listed, index)}
                    mountsBare={mountsBare}
                  />
                </Fragment>
              ))}
              <Spacer height={heightPx - (rows.at(-1)?.end ?? 0)} />
            </tbody>
          </table>
        )}
      </div>
    </div>
  );
}

/** Takes the height of rows that are not mounted. */
function Spacer({ height }: { readonly height: number }) {
  if (height <= 0) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row cannot have focus
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={TABLE_COLUMNS.length + 1} aria-hidden="true" />
    </tr>
  );
}

/** An invisible row as wide as any row can be, so that columns keep their widths while the list scrolls. */
function WidestRow({ listed }: Pick<RowsProps, 'listed'>) {
  const units = useMemo(
    () => [...new Set(listed.map(({ summary }) => speedUnitOf(summary.wordList)))],
    [listed],
  );
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: an empty row cannot have focus
    <tr aria-hidden="true" className={styles.widest}>
      {TABLE_COLUMNS.map(({ head, widest }) => (
        <td key={head.id}>
          {widest?.(units).map((text) => (
            <div key={text}>{text}</div>
          ))}
        </td>
      ))}
      <td />
    </tr>
  );
}
