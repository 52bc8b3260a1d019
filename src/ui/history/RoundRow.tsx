import { useAtomValue, useSetAtom } from 'jotai';
import { ChartSpline, Ghost, Play, Trash2 } from 'lucide-react';
import { memo, type Ref, useState } from 'react';
import { wholeNumber } from '../../analysis/insights/rounding';
import { tallyOf } from '../../core/round/score';
import { deleteRoundAtom } from '../../state/history/deletedRoundAtoms';
import { type ListedRound, listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { showRoundAtom, watchSavedAtom } from '../../state/history/shownRoundAtoms';
import { raceSavedAtom } from '../../state/race/raceSavedAtom';
import { IconButton } from '../controls/IconButton';
import { wpm } from '../page/figures';
import { formatMinute } from './dates';
import styles from './RoundsTable.module.css';
import { accuracyPercentOf, disturbancesText, kindText, speedOf } from './sentences';
import { ROLES } from './tableRoles';

interface RoundRowProps {
  readonly listed: ListedRound;
  /** Its index in the list, 0 for the newest. */
  readonly index: number;
  /** A name that no other round in the list has. */
  readonly name: string;
  /**
   * Whether it is mounted without the pictures of its buttons. They come as soon as this is false, or the pointer or the
   * focus comes to the row, and then stay.
   */
  readonly mountsBare: boolean;
  readonly ref: Ref<HTMLTableRowElement>;
}

/**
 * A row of the list: a round's figures and its buttons. Memoised: while the list scrolls, half of the rows stay as they
 * are.
 */
export const RoundRow = memo(function RoundRow({ listed, index, name, mountsBare, ref }: RoundRowProps) {
  const [isBare, setBare] = useState(mountsBare);
  if (isBare && !mountsBare) setBare(false);
  const draw = (): void => setBare(false);
  const show = useSetAtom(showRoundAtom);
  const watch = useSetAtom(watchSavedAtom);
  const race = useSetAtom(raceSavedAtom);
  const remove = useSetAtom(deleteRoundAtom);
  const listedAt = useAtomValue(listReadAtAtom);
  const { summary } = listed;
  const disturbances = disturbancesText(listed);
  return (
    <tr
      ref={ref}
      {...ROLES.row}
      aria-rowindex={index + 2}
      data-index={index}
      data-id={listed.id}
      onPointerEnter={draw}
      onFocus={draw}
    >
      <th {...ROLES.rowheader} scope="row" className={styles.when}>
        {formatMinute(listed.playedAt)}
      </th>
      <td {...ROLES.cell} className={styles.kind}>
        {kindText(listed, listedAt)}
        {disturbances && <span className={styles.soft}> ({disturbances})</span>}
      </td>
      <td {...ROLES.cell}>{wpm(speedOf(summary))}</td>
      <td {...ROLES.cell}>{wholeNumber(accuracyPercentOf(summary))}%</td>
      <td {...ROLES.cell} data-label="Errors">
        {summary.errors}
      </td>
      <td {...ROLES.cell} data-label="Characters">
        {summary.total}
      </td>
      <td {...ROLES.cell} data-label="Score">
        {tallyOf(summary).score}
      </td>
      <td {...ROLES.cell} className={styles.actions}>
        <IconButton
          icon={ChartSpline}
          name={`Show the round of ${name}`}
          tooltip="Show"
          isBare={isBare}
          onClick={() => show(listed)}
        />
        <IconButton
          icon={Play}
          name={`Watch the round of ${name}`}
          tooltip="Watch"
          isBare={isBare}
          onClick={({ timeStamp }) => watch(listed, timeStamp)}
        />
        <IconButton
          icon={Ghost}
          name={`Race the round of ${name}`}
          tooltip="Race"
          isBare={isBare}
          onClick={({ timeStamp }) => race(listed, timeStamp)}
        />
        <IconButton
          icon={Trash2}
          name={`Delete the round of ${name}`}
          tooltip="Delete"
          isBare={isBare}
          onClick={({ currentTarget }) => {
            focusNextDelete(currentTarget);
            void remove(listed.id);
          }}
        />
      </td>
    </tr>
  );
});

/** Moves focus to the `Delete` button of the next row, or of the one before, while its own row is still mounted. */
function focusNextDelete(button: HTMLElement): void {
  const row = button.closest('tr');
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  const buttons = neighbours.map((other) => other?.querySelector<HTMLElement>('button:last-of-type'));
  buttons.find((other) => other)?.focus();
}
