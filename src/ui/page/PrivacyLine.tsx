import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { foreignRequestCountAtom } from '../../state/page/deploymentAtoms';
import { Explained } from '../controls/Explained';
import { formatNumber } from './figureTexts';
import styles from './PrivacyLine.module.css';

/** The page's promise of privacy. Its tooltip has the evidence: a live count of requests to other hosts. */
export function PrivacyLine() {
  const count = formatNumber(useAtomValue(foreignRequestCountAtom));
  return (
    <footer className={styles.line} data-part="footer">
      <Explained meaning={t`Requests to other sites since this page opened: ${count}`}>
        {t`No account, no cookies, no tracking`}
      </Explained>
    </footer>
  );
}
