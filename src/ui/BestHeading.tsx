import { useAtomValue } from 'jotai';
import { bestAtom } from '../state/bestAtoms';
import { part } from '../state/pageParts';
import styles from './headings.module.css';

/** The best score on this device. */
export function BestHeading() {
  return (
    <h2 className={styles.best}>
      Highest Score:{' '}
      <span className={styles.figure} {...part('best')}>
        {useAtomValue(bestAtom)}
      </span>
    </h2>
  );
}
