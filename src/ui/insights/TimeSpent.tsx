import { useId } from 'react';
import type { RoundInsights } from '../../analysis/insights/analyseRound';
import { secondsToTenth } from '../../analysis/insights/rounding';
import { wpm } from '../page/figureTexts';
import { costSentence, PART_NAMES } from './insightSentences';
import styles from './TimeSpent.module.css';

/** Where the seconds of the round went: the part to work on, a bar of all of them, and a list. */
export function TimeSpent({ insights }: { readonly insights: RoundInsights }) {
  const id = useId();
  const parts = insights.parts.filter(({ ms }) => secondsToTenth(ms) !== '0.0');
  const cost = costSentence(insights);
  return (
    <div>
      <div className={styles.heading}>
        <h3 id={id}>Where the seconds went</h3>
        {cost && <p>{cost}</p>}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {parts.map(({ name, ms }) => (
          <span key={name} data-time={name} style={{ flexGrow: ms }} />
        ))}
      </div>
      <ul className={styles.parts} aria-labelledby={id}>
        {parts.map(({ name, ms, wpmWithout }) => (
          <li key={name}>
            <span data-time={name} aria-hidden="true" /> {PART_NAMES[name]} <b>{secondsToTenth(ms)} s</b>
            {wpmWithout !== null && `, ${wpm(wpmWithout)} without it`}
          </li>
        ))}
      </ul>
    </div>
  );
}
