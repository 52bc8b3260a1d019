import { plural, t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { Fragment, startTransition, useEffect, useId, useMemo, useState } from 'react';
import type { BeforeAndNow } from '../../analysis/practice/beforeAndNow';
import { changeOf } from '../../analysis/practice/changeOf';
import type { PairStats } from '../../analysis/practice/PairStats';
import { typistOf } from '../../analysis/practice/typist';
import { countedPairsAtom } from '../../state/practice/countedPairsAtom';
import { practiceOfRoundAtom, practiceSummaryAtom, practiceToTellAtom } from '../../state/replay/boardAtoms';
import type { Practice } from '../../state/round/practiceAtom';
import { phaseAtom } from '../../state/round/roundAtoms';
import { MARKS, withElements } from '../controls/withElements';
import { BeforeAndNowTable } from './BeforeAndNowTable';
import { PairName } from './PairName';
import styles from './PracticeOutcome.module.css';
import { PracticeSummary } from './PracticeSummary';
import { sinceText } from './practiceSentences';
import { useListShares } from './useListShares';

/**
 * After a practice round and before the next, and once practice is finished: its times so far. At the first results after
 * that: what they tell of it.
 */
export function PracticeOutcome() {
  const practice = useAtomValue(practiceOfRoundAtom);
  const isSummary = useAtomValue(practiceSummaryAtom) !== null;
  const toTell = useAtomValue(practiceToTellAtom);
  const isRunning = useAtomValue(phaseAtom) === 'run';
  const stats = useAtomValue(countedPairsAtom);
  // In a transition: resampling takes long, and a result's three lines do not wait for it.
  const [shownStats, setShownStats] = useState<PairStats | null>(null);
  useEffect(() => startTransition(() => setShownStats(isRunning ? null : stats)), [isRunning, stats]);
  if (!shownStats || isRunning) return null;
  if (toTell) return <SincePractice wanted={toTell.wanted} stats={shownStats} />;
  if (!practice) return null;
  return <Outcome practice={practice} isSummary={isSummary} stats={shownStats} />;
}

interface OutcomeProps {
  readonly practice: Practice;
  readonly isSummary: boolean;
  readonly stats: PairStats;
}

function Outcome({ practice: { wanted, rounds }, isSummary, stats }: OutcomeProps) {
  const id = useId();
  const rows = useChanges(wanted, stats);
  if (rows.length === 0 && !isSummary) return null;
  return (
    <section className={styles.outcome} aria-labelledby={id}>
      <h3 id={id}>
        {isSummary
          ? t({
              message: plural(rounds, { one: '# round of practice', other: '# rounds of practice' }),
              comment: 'Heading. Rounds are games',
            })
          : t`Before and now`}
      </h3>
      {rows.length > 0 ? (
        <>
          {isSummary && <PracticeSummary rows={rows} />}
          <p>{t`Time per pair: before, in practice, since`}</p>
          <BeforeAndNowTable rows={rows} />
        </>
      ) : (
        <p>{t`These pairs were typed too few times to compare.`}</p>
      )}
    </section>
  );
}

/** One line: what a pair takes in usual rounds since practice, or how often it has to be typed until that is known. */
function SincePractice({ wanted, stats }: Pick<OutcomeProps, 'stats'> & Pick<Practice, 'wanted'>) {
  const rows = useChanges(wanted, stats);
  if (rows.length === 0) return null;
  const [times] = MARKS;
  const told = rows.map((row, index) => (
    <Fragment key={row.item}>
      {index > 0 && <span> · </span>}
      <PairName pair={row.item} /> <span>{sinceText(row)}</span>
    </Fragment>
  ));
  return (
    <p className={styles.since}>
      {withElements(
        t({ message: `Since practice: ${times}`, comment: 'The times of pairs in rounds since it' }),
        told,
      )}
    </p>
  );
}

/** What practice of these has changed, of those about which there is something to tell. */
function useChanges(wanted: readonly string[], stats: PairStats): readonly BeforeAndNow[] {
  const { shares } = useListShares();
  return useMemo(() => {
    const typist = typistOf(stats.recent);
    return wanted.flatMap((item) => changeOf(item, stats, typist, shares) ?? []);
  }, [wanted, stats, shares]);
}
