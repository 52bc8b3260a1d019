import { t } from '@lingui/core/macro';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { speedOfSummary } from '../../analysis/history/roundWithSpeed';
import { speedUnitOf } from '../../core/words/speedUnit';
import { deletedRoundsAtom, restoreRoundAtom } from '../../state/history/deletedRoundAtoms';
import { LiveRegion } from '../controls/LiveRegion';
import { speedText } from '../page/figureTexts';
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
        <ul>
          {deleted.map((listed) => {
            const round = roundName(byTime, byTime.indexOf(listed));
            const speed = speedText(speedOfSummary(listed.summary), speedUnitOf(listed.summary.wordList));
            return (
              <li key={listed.id}>
                {t({
                  message: `Deleted: ${round}, ${speed}`,
                  comment: 'A round, named by its date and time, and its speed',
                })}{' '}
                <button
                  type="button"
                  className={styles.button}
                  aria-label={t({
                    message: `Bring back the round of ${round}`,
                    comment:
                      'Said for the button “Bring back”; begins like that, if possible. {round} is a date with a time',
                  })}
                  onClick={({ currentTarget }) => {
                    currentTarget.closest('dialog')?.focus();
                    void restoreRound(listed.id);
                  }}
                >
                  {t({ message: 'Bring back', comment: 'A button: undoes the deletion of a round' })}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </LiveRegion>
  );
}
