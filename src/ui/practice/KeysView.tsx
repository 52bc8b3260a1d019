import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { LEAST_GAPS } from '../../analysis/practice/leastGaps';
import type { PairStats } from '../../analysis/practice/PairStats';
import { typistOf } from '../../analysis/practice/typist';
import { ProgressBar } from '../controls/ProgressBar';
import { KeysPart } from './KeysPart';
import { PairsPart } from './PairsPart';
import styles from './Practice.module.css';
import { PracticeChanges } from './PracticeChanges';
import { tooFewSentence } from './practiceSentences';
import { useChoice } from './useChoice';
import { useListShares } from './useListShares';

/** Keys, pairs, and what practice has changed; if there are too few gaps, how many more rounds it takes. */
export function KeysView({ stats }: { readonly stats: PairStats }) {
  const list = useListShares();
  const choice = useChoice();
  const typist = useMemo(() => typistOf(stats.recent), [stats]);
  if (stats.gapCount < LEAST_GAPS || !typist) return <TooFew stats={stats} />;
  return (
    <div className={styles.keys}>
      <KeysPart stats={stats} typist={typist} list={list} choice={choice} />
      <PairsPart stats={stats} typist={typist} shares={list.shares} choice={choice} />
      <PracticeChanges stats={stats} typist={typist} shares={list.shares} />
    </div>
  );
}

/** Why there are no keys yet, and how far it is. */
function TooFew({ stats }: { readonly stats: PairStats }) {
  return (
    <div className={styles.few}>
      <p>{tooFewSentence(stats)}</p>
      <ProgressBar
        name={t({ message: 'Keys counted so far', comment: 'How many keys were typed in all rounds' })}
        done={Math.min(stats.gapCount, LEAST_GAPS)}
        total={LEAST_GAPS}
      />
    </div>
  );
}
