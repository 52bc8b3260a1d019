import { t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { firstGuesses } from '../../analysis/practice/firstGuesses';
import { LEAST_GAPS } from '../../analysis/practice/leastGaps';
import type { PairStats } from '../../analysis/practice/PairStats';
import { typistOf } from '../../analysis/practice/typist';
import { ProgressBar } from '../controls/ProgressBar';
import { FirstGuesses } from './FirstGuesses';
import { KeysPart } from './KeysPart';
import { PairsPart } from './PairsPart';
import styles from './Practice.module.css';
import { PracticeChanges } from './PracticeChanges';
import { PractiseButton } from './PractiseButton';
import { tooFewSentence } from './practiceSentences';
import { type Choice, useChoice } from './useChoice';
import { useListShares } from './useListShares';

/** Keys, pairs, and what practice has changed; if there are too few gaps, how many more rounds it takes. */
export function KeysView({ stats }: { readonly stats: PairStats }) {
  const list = useListShares();
  const choice = useChoice();
  const typist = useMemo(() => typistOf(stats.recent), [stats]);
  if (stats.gapCount < LEAST_GAPS || !typist)
    return <TooFew stats={stats} shares={list.shares} choice={choice} />;
  return (
    <div className={styles.keys}>
      <KeysPart stats={stats} typist={typist} list={list} choice={choice} />
      <PairsPart stats={stats} typist={typist} shares={list.shares} choice={choice} />
      <PracticeChanges stats={stats} typist={typist} shares={list.shares} />
    </div>
  );
}

interface TooFewProps {
  readonly stats: PairStats;
  readonly shares: ReadonlyMap<string, number>;
  readonly choice: Choice;
}

/** Why there are no keys yet, how far it is, and what can be guessed so far. */
function TooFew({ stats, shares, choice }: TooFewProps) {
  const guesses = useMemo(() => firstGuesses(stats, shares), [stats, shares]);
  return (
    <div className={styles.few}>
      <p>{tooFewSentence(stats)}</p>
      <ProgressBar
        name={t({ message: 'Keys counted so far', comment: 'How many keys were typed in all rounds' })}
        done={Math.min(stats.gapCount, LEAST_GAPS)}
        total={LEAST_GAPS}
      />
      {guesses.length > 0 && (
        <div className={styles.part}>
          <FirstGuesses guesses={guesses} />
          <PractiseButton choice={choice} worthiest={guesses.map(({ key }) => key)} isTyped />
        </div>
      )}
    </div>
  );
}
