import { useVirtualizer } from '@tanstack/react-virtual';
import { useAtomValue, useSetAtom } from 'jotai';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { wholeNumber } from '../../analysis/rounding';
import { tallyOf } from '../../core/score';
import {
  bringBackAtom,
  deletedRoundsAtom,
  deleteRoundAtom,
  type ListedRound,
  listedAtAtom,
  raceKeptAtom,
  showRoundAtom,
  watchKeptAtom,
} from '../../state/historyAtoms';
import { wpm } from '../figures';
import styles from './RoundsTable.module.css';
import { accuracyOf, disturbancesOf, kindOf, speedOf, whenOf } from './sentences';

/** In rem: rows that are not there are counted by it. */
const ROW_HEIGHT = 2.75;
const COLUMNS = ['When', 'Round', 'Speed', 'Accuracy', 'Errors', 'Characters', 'Score'];

interface RoundsTableProps {
  /** Newest first. */
  readonly listed: readonly ListedRound[];
  /** What scrolls. */
  readonly bodyRef: RefObject<HTMLDivElement | null>;
}

/** The rounds; rows that are far from being seen are not there. */
export function RoundsTable({ listed, bodyRef }: RoundsTableProps) {
  const tableRef = useRef<HTMLTableElement>(null);
  const [above, setAbove] = useState(0);
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const virtualizer = useVirtualizer({
    count: listed.length,
    getScrollElement: () => bodyRef.current,
    estimateSize: () => ROW_HEIGHT * rem,
    getItemKey: (index) => listed[index]?.id ?? index,
    overscan: 10,
    scrollMargin: above,
  });
  // What stands above it changes with what is told there.
  useLayoutEffect(() => {
    const top = tableRef.current?.offsetTop ?? 0;
    if (top !== above) setAbove(top);
  });
  const rows = virtualizer.getVirtualItems();
  const before = (rows[0]?.start ?? above) - above;
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? above) - above);

  return (
    <>
      <DeletedRounds />
      {listed.length > 0 && (
        <table ref={tableRef} className={styles.table} aria-label="Rounds" aria-rowcount={listed.length + 1}>
          <thead>
            <tr aria-rowindex={1}>
              {COLUMNS.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {before > 0 && <Gap height={before} />}
            {rows.map(({ index, key }) => (
              <Row key={key} listed={listed[index] as ListedRound} rowIndex={index + 2} />
            ))}
            {after > 0 && <Gap height={after} />}
          </tbody>
        </table>
      )}
    </>
  );
}

function Row({ listed, rowIndex }: { readonly listed: ListedRound; readonly rowIndex: number }) {
  const show = useSetAtom(showRoundAtom);
  const watch = useSetAtom(watchKeptAtom);
  const race = useSetAtom(raceKeptAtom);
  const remove = useSetAtom(deleteRoundAtom);
  const listedAt = useAtomValue(listedAtAtom);
  const { summary } = listed;
  const when = whenOf(listed.playedAt);
  const disturbances = disturbancesOf(listed);
  return (
    <tr aria-rowindex={rowIndex} style={{ height: `${ROW_HEIGHT}rem` }}>
      <th scope="row">{when}</th>
      <td>
        {kindOf(listed, listedAt)}
        {disturbances && <span className={styles.soft}> ({disturbances})</span>}
      </td>
      <td>{wpm(speedOf(summary))}</td>
      <td>{wholeNumber(accuracyOf(summary))}%</td>
      <td>{summary.errors}</td>
      <td>{summary.total}</td>
      <td>{tallyOf(summary).score}</td>
      <td>
        <button type="button" aria-label={`Show the round of ${when}`} onClick={() => show(listed)}>
          Show
        </button>
        <button
          type="button"
          aria-label={`Watch the round of ${when}`}
          onClick={({ timeStamp }) => watch(listed, timeStamp)}
        >
          Watch
        </button>
        <button
          type="button"
          aria-label={`Race the round of ${when}`}
          onClick={({ timeStamp }) => race(listed, timeStamp)}
        >
          Race
        </button>
        <button
          type="button"
          aria-label={`Delete the round of ${when}`}
          onClick={({ currentTarget }) => {
            focusBeside(currentTarget);
            void remove(listed.id);
          }}
        >
          Delete
        </button>
      </td>
    </tr>
  );
}

/** The same button of a row beside, before its own is gone. */
function focusBeside(button: HTMLElement): void {
  const row = button.closest('tr');
  const beside = [row?.nextElementSibling, row?.previousElementSibling];
  const found = beside.map((other) => other?.querySelector<HTMLElement>('button:last-of-type'));
  found.find((other) => other)?.focus();
}

/** Stands in for rows that are not there. */
function Gap({ height }: { readonly height: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of nothing has no focus
    <tr aria-hidden="true" style={{ height }}>
      <td colSpan={COLUMNS.length + 1} aria-hidden="true" />
    </tr>
  );
}

function DeletedRounds() {
  const deleted = useAtomValue(deletedRoundsAtom);
  const bringBack = useSetAtom(bringBackAtom);
  return (
    <div role="status" className={styles.deletedHolder}>
      <ul className={styles.deleted}>
        {deleted.map((listed) => (
          <li key={listed.id}>
            Deleted: {whenOf(listed.playedAt)}, {wpm(speedOf(listed.summary))}{' '}
            <button
              type="button"
              onClick={({ currentTarget }) => {
                currentTarget.closest('dialog')?.focus();
                void bringBack(listed.id);
              }}
            >
              Bring back<span className="visuallyHidden"> the round of {whenOf(listed.playedAt)}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
