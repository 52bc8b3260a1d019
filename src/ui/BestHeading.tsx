import { useAtomValue } from 'jotai';
import { bestAtom } from '../state/bestAtoms';
import styles from './headings.module.css';

/** The best score on this device. */
export function BestHeading() {
  return (
    <h2 className={styles.best}>
      Highest Score: <span className={styles.figure}>{useAtomValue(bestAtom)}</span>
    </h2>
  );
}
