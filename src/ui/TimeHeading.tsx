import { useAtomValue } from 'jotai';
import { secondsLeftAtom } from '../state/roundAtoms';
import styles from './headings.module.css';

/** The countdown. */
export function TimeHeading() {
  return (
    <h2 className={styles.time}>
      Time: <span className={styles.figure}>{useAtomValue(secondsLeftAtom)}</span>
    </h2>
  );
}
