import { useSetAtom } from 'jotai';
import { focusFieldAtom } from '../../state/page/fieldFocusAtoms';
import { playTodayAtom } from '../../state/today/todayAtoms';
import styles from './TodayButton.module.css';
import { todaysWordsText } from './todayText';

/** Lays out the words that everybody has today. */
export function TodayButton() {
  const play = useSetAtom(playTodayAtom);
  const focusField = useSetAtom(focusFieldAtom);
  return (
    <button
      type="button"
      className={styles.today}
      onClick={({ timeStamp }) => {
        play(timeStamp);
        focusField();
      }}
    >
      {todaysWordsText()}
    </button>
  );
}
