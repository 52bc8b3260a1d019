import { useAtomValue } from 'jotai';
import { foreignRequestCountAtom } from '../../state/page/deploymentAtoms';
import { Explained } from '../controls/Explained';
import styles from './PrivacyLine.module.css';

/** The page's promise of privacy. Its tooltip has the evidence: a live count of requests to other hosts. */
export function PrivacyLine() {
  const count = useAtomValue(foreignRequestCountAtom);
  return (
    <footer className={styles.line} data-part="footer">
      <Explained meaning={`Requests to other hosts since this page opened: ${count}`}>
        No account, no cookies, no tracking
      </Explained>
    </footer>
  );
}
