import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useId, useMemo, useState } from 'react';
import { changeOf } from '../../analysis/practice/changeOf';
import type { PairStats } from '../../analysis/practice/PairStats';
import { typistOf } from '../../analysis/practice/typist';
import { pairStatsAtom } from '../../state/practice/pairStatsAtoms';
import { practiceAtom } from '../../state/practice/practiceAtom';
import { phaseAtom, setupAtom } from '../../state/round/roundAtoms';
import { BeforeAndNowTable } from './BeforeAndNowTable';
import styles from './PracticeOutcome.module.css';
import { useListShares } from './useListShares';

/** After a practice round and before the next: what practice has changed so far. */
export function PracticeOutcome() {
  const practice = useAtomValue(practiceAtom);
  const { settings } = useAtomValue(setupAtom);
  const isRunning = useAtomValue(phaseAtom) === 'run';
  const stats = useAtomValue(pairStatsAtom);
  // In a transition: resampling takes long, and a result's three lines do not wait for it.
  const [shownStats, setShownStats] = useState<PairStats | null>(null);
  useEffect(() => startTransition(() => setShownStats(isRunning ? null : stats)), [isRunning, stats]);
  // The round may be a race with other pairs or words.
  const isOfIt = practice?.wanted.join('\n') === settings.practice?.join('\n');
  if (!practice || !isOfIt || !shownStats || isRunning) return null;
  return <Outcome wanted={practice.wanted} stats={shownStats} />;
}

interface OutcomeProps {
  readonly wanted: readonly string[];
  readonly stats: PairStats;
}

function Outcome({ wanted, stats }: OutcomeProps) {
  const id = useId();
  const { shares } = useListShares();
  const rows = useMemo(() => {
    const typist = typistOf(stats.recent);
    return wanted.flatMap((item) => changeOf(item, stats, typist, shares) ?? []);
  }, [wanted, stats, shares]);
  if (rows.length === 0) return null;
  return (
    <section className={styles.outcome} aria-labelledby={id}>
      <div>
        <h3 id={id}>Before and now</h3>
        <p>
          What these pairs took you in your last 20 rounds before, in practice, and in usual rounds since. A
          line is where the typical time most likely is.
        </p>
      </div>
      <BeforeAndNowTable rows={rows} />
    </section>
  );
}
