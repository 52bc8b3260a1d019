import { t } from '@lingui/core/macro';
import { useId, useMemo } from 'react';
import type { PairStats } from '../../analysis/practice/PairStats';
import { pairFigures } from '../../analysis/practice/pairFigures';
import type { Typist } from '../../analysis/practice/typist';
import { MAX_WANTED } from '../../core/practice/wantedPairs';
import { PairsTable } from './PairsTable';
import styles from './Practice.module.css';
import { PractiseButton } from './PractiseButton';
import { hasWorth } from './practiceSentences';
import type { Choice } from './useChoice';

interface PairsPartProps {
  readonly stats: PairStats;
  readonly typist: Typist;
  readonly shares: ReadonlyMap<string, number>;
  readonly choice: Choice;
}

/** The pairs that would help most, and a button to practise them. */
export function PairsPart({ stats, typist, shares, choice }: PairsPartProps) {
  const id = useId();
  const figures = useMemo(
    // Other pairs are in no word of the list, so there is nothing to practise them with.
    () => pairFigures(stats, typist, shares).filter(({ pair, count }) => count > 0 && shares.has(pair)),
    [stats, typist, shares],
  );
  const worthiest = figures.filter(({ worthWpm }) => hasWorth(worthWpm)).slice(0, MAX_WANTED);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>
        {t({ message: 'What would help most', comment: 'Heading of pairs of keys to practise' })}
      </h3>
      <PairsTable figures={figures} choice={choice} />
      <PractiseButton
        choice={choice}
        worthiest={worthiest.map(({ pair }) => pair)}
        isTyped={figures.length > 0}
      />
    </section>
  );
}
