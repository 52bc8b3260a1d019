import { useAtomValue } from 'jotai';
import { shownBestAtom } from '../state/otherBestAtoms';
import { part } from '../state/pageParts';
import styles from './headings.module.css';

/** The best score on this device, of rounds with the options that are chosen. */
export function BestHeading() {
  return (
    <h2 className={styles.best}>
      Highest Score:{' '}
      <span className={styles.figure} {...part('best')}>
        {useAtomValue(shownBestAtom)}
      </span>
    </h2>
  );
}
