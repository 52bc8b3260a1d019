import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { speedOfSummary } from '../../analysis/history/roundWithSpeed';
import { deletedRoundsAtom, restoreRoundAtom } from '../../state/history/deletedRoundAtoms';
import { LiveRegion } from '../controls/LiveRegion';
import { wpm } from '../page/figureTexts';
import styles from './DeletedRounds.module.css';
import { roundName } from './roundNames';

/**
 * The rounds deleted since the list was opened, each with a button that restores it. Ctrl+Z or Cmd+Z restores the last one.
 */
export function DeletedRounds() {
  const deleted = useAtomValue(deletedRoundsAtom);
  const restoreRound = useSetAtom(restoreRoundAtom);
  const ref = useRef<HTMLDivElement>(null);
  const lastId = deleted.at(-1)?.id;
  useEffect(() => {
    const dialog = ref.current?.closest('dialog');
    if (!dialog || lastId === undefined) return;
    const undo = (event: KeyboardEvent): void => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || event.repeat) return;
      event.preventDefault();
      void restoreRound(lastId);
    };
    dialog.addEventListener('keydown', undo);
    return () => dialog.removeEventListener('keydown', undo);
  }, [lastId, restoreRound]);
  const byTime = deleted.toSorted((one, other) => other.playedAt - one.playedAt);
  return (
    <LiveRegion ref={ref} className={styles.holder}>
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
