import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { shownBestAtom } from '../../state/history/bestOfKindAtoms';
import { formatNumber } from '../page/figureTexts';
import { useWrittenText } from '../page/useWrittenText';
import styles from './headings.module.css';

/** The best score on this device of rounds with the chosen options. */
export function BestHeading() {
  const best = formatNumber(useAtomValue(shownBestAtom));
  const ref = useWrittenText<HTMLSpanElement>(best);
  return (
    <h2 className={styles.best}>
      {t({
        message: 'Highest Score:',
        comment: 'The best of such rounds on this device; its figure follows',
      })}{' '}
      <span ref={ref} className={styles.figure} data-part="best" translate="no" suppressHydrationWarning>
        {best}
      </span>
    </h2>
  );
}
