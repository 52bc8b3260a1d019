import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { ChartSpline, Ghost, Play, Trash2 } from 'lucide-react';
import { memo, type ReactNode, type Ref, useState } from 'react';
import { deleteRoundAtom } from '../../state/history/deletedRoundAtoms';
import { type ListedRound, listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { showRoundAtom, watchSavedAtom } from '../../state/history/shownRoundAtoms';
import { languageAtom } from '../../state/language/languageAtoms';
import { raceSavedAtom } from '../../state/race/raceSavedAtom';
import { IconButton } from '../controls/IconButton';
import { TABLE_COLUMNS, type TableColumn } from './columns';
import styles from './RoundsTable.module.css';
import { ROLES } from './tableRoles';

/** So many letters of the small size fit into 21 rem beside four icons. */
const MOST_LETTERS = 26;

interface RoundRowProps {
  readonly listed: ListedRound;
  /** Its index in the list, 0 for the newest. */
  readonly index: number;
  /** A name that no other round in the list has. */
  readonly name: string;
  /**
   * Whether its buttons are mounted without their icons. They are added, for good, as soon as this is false or the row is
   * hovered or focused.
   */
  readonly mountsBare: boolean;
  readonly ref: Ref<HTMLTableRowElement>;
}

/**
 * A row of the list: a round's figures and its buttons. Memoised: while the list scrolls, half of the rows stay as they
 * are.
 */
export const RoundRow = memo(function RoundRow({ listed, index, name, mountsBare, ref }: RoundRowProps) {
  useAtomValue(languageAtom);
  const [isBare, setBare] = useState(mountsBare);
  if (isBare && !mountsBare) setBare(false);
  const draw = (): void => setBare(false);
  const show = useSetAtom(showRoundAtom);
  const watch = useSetAtom(watchSavedAtom);
  const race = useSetAtom(raceSavedAtom);
  const remove = useSetAtom(deleteRoundAtom);
  const listedAt = useAtomValue(listReadAtAtom);
  const words = actionWords();
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
      {TABLE_COLUMNS.map((column, place) => cellOf(column, place === 0, column.cell(listed, listedAt)))}
      <td {...ROLES.cell} className={styles.actions} data-fits={wordsFit(words) || undefined}>
        <IconButton
          icon={ChartSpline}
          name={t({ message: `Show the round of ${name}`, comment: '{name}: date and time of the round' })}
          tooltip={words.show}
          isBare={isBare}
          onClick={() => show(listed)}
        />
        <IconButton
          icon={Play}
          name={t({ message: `Watch the round of ${name}`, comment: '{name}: date and time of the round' })}
          tooltip={words.watch}
          isBare={isBare}
          onClick={({ timeStamp }) => watch(listed, timeStamp)}
        />
        <IconButton
          icon={Ghost}
          name={t({ message: `Race the round of ${name}`, comment: '{name}: date and time of the round' })}
          tooltip={words.race}
          isBare={isBare}
          onClick={({ timeStamp }) => race(listed, timeStamp)}
        />
        <IconButton
          icon={Trash2}
          name={t({ message: `Delete the round of ${name}`, comment: '{name}: date and time of the round' })}
          tooltip={words.delete}
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

/** What the buttons say. */
function actionWords() {
  return {
    show: t({ message: 'Show', comment: 'A button (verb): to show the result of a saved round' }),
    watch: t({ message: 'Watch', comment: 'Button: replays the round on the board' }),
    race: t({ message: 'Race', comment: 'A button (verb): to race against a saved round' }),
    delete: t({ message: 'Delete', comment: 'A button (verb): to delete a saved round' }),
  };
}

/** Whether there is room for all of them beside their icons. Otherwise each is a tooltip. */
function wordsFit(words: ReturnType<typeof actionWords>): boolean {
  return Object.values(words).join('').length <= MOST_LETTERS;
}

function cellOf({ head, className, isLabelled }: TableColumn, isHead: boolean, content: ReactNode) {
  if (isHead) {
    return (
      <th key={head.id} {...ROLES.rowheader} scope="row" className={className}>
        {content}
      </th>
    );
  }
  return (
    <td key={head.id} {...ROLES.cell} className={className} data-label={isLabelled && i18n._(head)}>
      {content}
    </td>
  );
}

/** Moves focus to the `Delete` button of the next row, or of the one before, while its own row is still mounted. */
function focusNextDelete(button: HTMLElement): void {
  const row = button.closest('tr');
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling];
  const buttons = neighbours.map((other) => other?.querySelector<HTMLElement>('button:last-of-type'));
  buttons.find((other) => other)?.focus();
}
