import { useAtomValue, useSetAtom } from 'jotai';
import { bringBackAtom, deletedRoundsAtom } from '../../state/history/historyAtoms';
import { wpm } from '../page/figures';
import styles from './RoundsTable.module.css';
import { roundName } from './roundNames';
import { speedOf } from './sentences';

/** The rounds that were deleted since the list was opened, to be brought back. */
export function DeletedRounds() {
  const deleted = useAtomValue(deletedRoundsAtom);
  const bringBack = useSetAtom(bringBackAtom);
  const inOrder = deleted.toSorted((one, other) => other.playedAt - one.playedAt);
  return (
    <div role="status" className={styles.deletedHolder}>
      <ul className={styles.deleted}>
        {deleted.map((listed) => {
          const name = roundName(inOrder, inOrder.indexOf(listed));
          return (
            <li key={listed.id}>
              Deleted: {name}, {wpm(speedOf(listed.summary))}{' '}
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  currentTarget.closest('dialog')?.focus();
                  void bringBack(listed.id);
                }}
              >
                Bring back<span className="visuallyHidden"> the round of {name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
