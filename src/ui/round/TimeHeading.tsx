import { useAtomValue } from 'jotai';
import { part } from '../../state/page/pageParts';
import { secondsLeftAtom } from '../../state/round/roundAtoms';
import styles from './headings.module.css';

/** The countdown. */
export function TimeHeading() {
  return (
    <h2 className={styles.time}>
      Time:{' '}
      <span className={styles.figure} {...part('time')}>
        {useAtomValue(secondsLeftAtom)}
      </span>
    </h2>
  );
}
