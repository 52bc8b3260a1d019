import { useAtomValue, useSetAtom } from 'jotai';
import type { Ref } from 'react';
import { wholeNumber } from '../../analysis/insights/rounding';
import { tallyOf } from '../../core/round/score';
import {
  deleteRoundAtom,
  type ListedRound,
  listedAtAtom,
  raceKeptAtom,
  showRoundAtom,
  watchKeptAtom,
} from '../../state/history/historyAtoms';
import { wpm } from '../page/figures';
import styles from './RoundsTable.module.css';
import { accuracyOf, disturbancesOf, kindOf, speedOf, whenOf } from './sentences';
import { ROLES } from './tableRoles';

interface RoundRowProps {
  readonly listed: ListedRound;
  /** Its place in the list, 0 for the newest. */
  readonly index: number;
  /** What tells it from all others. */
  readonly name: string;
  readonly ref: Ref<HTMLTableRowElement>;
}

/** A round of the list, and what can be done with it. */
export function RoundRow({ listed, index, name, ref }: RoundRowProps) {
  const show = useSetAtom(showRoundAtom);
  const watch = useSetAtom(watchKeptAtom);
  const race = useSetAtom(raceKeptAtom);
  const remove = useSetAtom(deleteRoundAtom);
  const listedAt = useAtomValue(listedAtAtom);
  const { summary } = listed;
  const disturbances = disturbancesOf(listed);
  return (
    <tr ref={ref} {...ROLES.row} aria-rowindex={index + 2} data-index={index} data-id={listed.id}>
      <th {...ROLES.rowheader} scope="row" className={styles.when}>
        {whenOf(listed.playedAt)}
      </th>
      <td {...ROLES.cell} className={styles.kind}>
        {kindOf(listed, listedAt)}
        {disturbances && <span className={styles.soft}> ({disturbances})</span>}
      </td>
      <td {...ROLES.cell}>{wpm(speedOf(summary))}</td>
      <td {...ROLES.cell}>{wholeNumber(accuracyOf(summary))}%</td>
      <td {...ROLES.cell} data-label="Errors">
        {summary.errors}
      </td>
      <td {...ROLES.cell} data-label="Characters">
        {summary.total}
      </td>
      <td {...ROLES.cell} data-label="Score">
        {tallyOf(summary).score}
      </td>
      <td {...ROLES.cell} className={styles.deeds}>
        <button type="button" aria-label={`Show the round of ${name}`} onClick={() => show(listed)}>
          Show
        </button>
        <button
          type="button"
          aria-label={`Watch the round of ${name}`}
          onClick={({ timeStamp }) => watch(listed, timeStamp)}
        >
          Watch
        </button>
        <button
          type="button"
          aria-label={`Race the round of ${name}`}
          onClick={({ timeStamp }) => race(listed, timeStamp)}
        >
          Race
        </button>
        <button
          type="button"
          aria-label={`Delete the round of ${name}`}
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
