import { useAtomValue } from 'jotai';
import { foreignRequestCountAtom } from '../../state/page/deploymentAtoms';
import { part } from '../../state/page/pageParts';
import styles from './PrivacyLine.module.css';

/** What this page does not do, with the figure to check it by. */
export function PrivacyLine() {
  const count = useAtomValue(foreignRequestCountAtom);
  return (
    <footer className={styles.line} {...part('footer')}>
      No account, no cookies, no analytics. Requests to other hosts since this page opened:{' '}
      <span>{count}</span>
    </footer>
  );
}
