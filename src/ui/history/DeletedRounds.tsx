import { useAtomValue, useSetAtom } from 'jotai';
import { speedOfSummary } from '../../analysis/history/roundWithSpeed';
import { deletedRoundsAtom, restoreRoundAtom } from '../../state/history/deletedRoundAtoms';
import { LiveRegion } from '../controls/LiveRegion';
import { wpm } from '../page/figureTexts';
import styles from './DeletedRounds.module.css';
import { roundName } from './roundNames';

/** The rounds deleted since the list was opened, each with a button that restores it. */
export function DeletedRounds() {
  const deleted = useAtomValue(deletedRoundsAtom);
  const restoreRound = useSetAtom(restoreRoundAtom);
  const byTime = deleted.toSorted((one, other) => other.playedAt - one.playedAt);
  return (
    <LiveRegion className={styles.holder}>
      {deleted.length > 0 && (
        <ul className={styles.list}>
          {deleted.map((listed) => {
            const name = roundName(byTime, byTime.indexOf(listed));
            return (
              <li key={listed.id}>
                Deleted: {name}, {wpm(speedOfSummary(listed.summary))}{' '}
                <button
                  type="button"
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('dialog')?.focus();
                    void restoreRound(listed.id);
                  }}
                >
                  Bring back<span className="visuallyHidden"> the round of {name}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </LiveRegion>
  );
}
