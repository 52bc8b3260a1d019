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
  if (stats.practised.size === 0) return null;
  return (
    <section className={styles.part}>
      <h3>What practice has changed</h3>
      <BeforeAndNowTable rows={changes} hasDays />
      <p className={styles.soft}>
        Before: your last 20 rounds before you began; now: practice; since: usual rounds after that. A line is
        where the typical time most likely is: above before, below now or since.
      </p>
    </section>
  );
}
