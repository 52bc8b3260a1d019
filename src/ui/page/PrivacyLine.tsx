import { useAtomValue } from 'jotai';
import { foreignRequestCountAtom } from '../../state/page/deploymentAtoms';
import styles from './PrivacyLine.module.css';

/** The page's promise of privacy, with a live count of requests to other hosts as evidence. */
export function PrivacyLine() {
  const count = useAtomValue(foreignRequestCountAtom);
  return (
    <footer className={styles.line} data-part="footer">
      No account, no cookies, no analytics. Requests to other hosts since this page opened:{' '}
      <span>{count}</span>
    </footer>
  );
}
