import { useId } from 'react';
import { secondsToTenth } from '../../analysis/insights/rounding';
import type { RoundTold } from '../../analysis/insights/tellRound';
import { wpm } from '../page/figures';
import { costSentence, PART_TERMS } from './sentences';
import styles from './TimeSpent.module.css';

/** Where the round's seconds went: a bar of its parts, what each is, and the one to work on. */
export function TimeSpent({ told }: { readonly told: RoundTold }) {
  const id = useId();
  const parts = told.parts.filter(({ ms }) => ms > 0);
  const cost = costSentence(told);
  return (
    <div>
      <h3 id={id}>Where the seconds went</h3>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, ms }) => (
          <span key={name} data-time={name} style={{ flexGrow: ms }} />
        ))}
      </div>
      <ul className={styles.parts} aria-labelledby={id}>
        {parts.map(({ name, ms, wpmWithout }) => (
          <li key={name}>
            <span data-time={name} aria-hidden="true" /> <span>{PART_TERMS[name]}</span>{' '}
            <span>{secondsToTenth(ms)} s</span>{' '}
            {wpmWithout !== null && <span>{wpm(wpmWithout)} without it</span>}
          </li>
        ))}
      </ul>
      {cost && <p className={styles.cost}>{cost}</p>}
    </div>
  );
}
