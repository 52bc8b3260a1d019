import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useId, useMemo, useState } from 'react';
import { changeOf } from '../../analysis/practice/changeOf';
import type { PairStats } from '../../analysis/practice/PairStats';
import { typistOf } from '../../analysis/practice/typist';
import { countedPairsAtom } from '../../state/practice/countedPairsAtom';
import type { Practice } from '../../state/practice/practiceAtom';
import { practiceOfRoundAtom, practiceSummaryAtom } from '../../state/replay/boardAtoms';
import { phaseAtom } from '../../state/round/roundAtoms';
import { pluralize } from '../page/figureTexts';
import { BeforeAndNowTable } from './BeforeAndNowTable';
import styles from './PracticeOutcome.module.css';
import { useListShares } from './useListShares';

/** After a practice round and before the next, and once practice is finished: its times so far. */
export function PracticeOutcome() {
  const practice = useAtomValue(practiceOfRoundAtom);
  const isSummary = useAtomValue(practiceSummaryAtom) !== null;
  const isRunning = useAtomValue(phaseAtom) === 'run';
  const stats = useAtomValue(countedPairsAtom);
  // In a transition: resampling takes long, and a result's three lines do not wait for it.
  const [shownStats, setShownStats] = useState<PairStats | null>(null);
  useEffect(() => startTransition(() => setShownStats(isRunning ? null : stats)), [isRunning, stats]);
  if (!practice || !shownStats || isRunning) return null;
  return <Outcome practice={practice} isSummary={isSummary} stats={shownStats} />;
}

interface OutcomeProps {
  readonly practice: Practice;
  readonly isSummary: boolean;
  readonly stats: PairStats;
}

function Outcome({ practice: { wanted, rounds }, isSummary, stats }: OutcomeProps) {
  const id = useId();
  const { shares } = useListShares();
  const rows = useMemo(() => {
    const typist = typistOf(stats.recent);
    return wanted.flatMap((item) => changeOf(item, stats, typist, shares) ?? []);
  }, [wanted, stats, shares]);
  if (rows.length === 0 && !isSummary) return null;
  return (
    <section className={styles.outcome} aria-labelledby={id}>
      <h3 id={id}>{isSummary ? `${pluralize(rounds, 'round')} of practice` : 'Before and now'}</h3>
      {rows.length > 0 ? (
        <>
          <p>Time per pair: before, in practice, since</p>
          <BeforeAndNowTable rows={rows} />
        </>
      ) : (
        <p>These pairs were typed too seldom to compare them.</p>
      )}
    </section>
  );
}
