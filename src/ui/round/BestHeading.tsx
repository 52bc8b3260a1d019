import { useAtomValue } from 'jotai';
import { shownBestAtom } from '../../state/round/customBestAtoms';
import styles from './headings.module.css';

/** The best score on this device of rounds with the chosen options. */
export function BestHeading() {
  return (
    <h2 className={styles.best}>
      Highest Score:{' '}
      <span className={styles.figure} data-part="best">
        {useAtomValue(shownBestAtom)}
      </span>
    </h2>
  );
}
