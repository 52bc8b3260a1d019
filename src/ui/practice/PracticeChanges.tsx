import { t } from '@lingui/core/macro';
import type { PairStats } from '../../analysis/practice/PairStats';
import type { Typist } from '../../analysis/practice/typist';
import { BeforeAndNowTable } from './BeforeAndNowTable';
import styles from './Practice.module.css';
import { usePracticeChanges } from './usePracticeChanges';

interface PracticeChangesProps {
  readonly stats: PairStats;
  readonly typist: Typist;
  readonly shares: ReadonlyMap<string, number>;
}

/** What practice has changed, for everything that was ever practised. */
export function PracticeChanges({ stats, typist, shares }: PracticeChangesProps) {
  const changes = usePracticeChanges(stats, typist, shares);
  if (changes.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{t`What practice has changed`}</h3>
      <p className="soft small">{t`Time per pair: before, in practice, since`}</p>
      <BeforeAndNowTable rows={changes} hasDays />
    </section>
  );
}
