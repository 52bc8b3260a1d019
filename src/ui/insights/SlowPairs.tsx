import { useId } from 'react';
import type { MissedLetter } from '../../analysis/insights/missedLetters';
import { wholeNumber } from '../../analysis/insights/rounding';
import type { SlowPair } from '../../analysis/insights/slowPairs';
import { pluralize } from '../page/figureTexts';
import { spelledOut, withVisibleSpaces } from './insightSentences';
import styles from './Lists.module.css';

/** The pairs of letters that cost the most time, worst first. */
export function SlowPairs({ pairs }: { readonly pairs: readonly SlowPair[] }) {
  const id = useId();
  if (pairs.length === 0) return null;
  return (
    <div>
      <h3 id={id}>Slow pairs</h3>
      <ul className={styles.list} aria-labelledby={id}>
        {pairs.map(({ pair, typicalMs, count }) => (
          <li key={pair}>
            {/* An image to screen readers, so that the letters are spelled out. */}
            <b role="img" aria-label={spelledOut(pair)}>
              {withVisibleSpaces(pair)}
            </b>{' '}
            <span>{wholeNumber(typicalMs)} ms</span>{' '}
            <span className={styles.soft}>{pluralize(count, 'time')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The letters that were missed most often. */
export function MissedLetters({ letters }: { readonly letters: readonly MissedLetter[] }) {
  const id = useId();
  if (letters.length === 0) return null;
  return (
    <div>
      <h3 id={id}>Missed letters</h3>
      <ul className={styles.list} aria-labelledby={id}>
        {letters.map(({ letter, missed, due }) => (
          <li key={letter}>
            <b>{letter}</b> <span>{missed}</span> <span className={styles.soft}>of {due}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
