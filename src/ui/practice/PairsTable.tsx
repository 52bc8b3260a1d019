import { useState } from 'react';
import type { PairFigure } from '../../analysis/practice/pairFigures';
import { PairName } from './PairName';
import styles from './Practice.module.css';
import { milliseconds, missesText, times, worth } from './practiceSentences';
import type { Choice } from './useChoice';

/** How many pairs are shown, and how many more with each press. */
const FIRST_PAIRS = 5;
const MORE_PAIRS = 20;

interface PairsTableProps {
  /** Worthiest first. */
  readonly figures: readonly PairFigure[];
  readonly choice: Choice;
}

/** The pairs that would help most, each of which can be chosen for practice. */
export function PairsTable({ figures, choice }: PairsTableProps) {
  const [shown, setShown] = useState(FIRST_PAIRS);
  return (
    <>
      <table className={styles.table} aria-label="Pairs">
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Time</th>
            <th scope="col">Misses</th>
            <th scope="col">Worth</th>
          </tr>
        </thead>
        <tbody>
          {figures.slice(0, shown).map((figure) => (
            <PairRow key={figure.pair} figure={figure} choice={choice} />
          ))}
        </tbody>
      </table>
      {shown < figures.length && (
        <button type="button" className={styles.link} onClick={() => setShown(shown + MORE_PAIRS)}>
          More pairs
        </button>
      )}
    </>
  );
}

function PairRow({ figure, choice }: { readonly figure: PairFigure; readonly choice: Choice }) {
  const { pair, count, timeMs, missShare, worthWpm } = figure;
  return (
    <tr>
      <th scope="row">
        <label className={styles.pair}>
          <input type="checkbox" checked={choice.items.includes(pair)} onChange={() => choice.toggle(pair)} />
          <PairName pair={pair} />
        </label>{' '}
        <span className={styles.soft}>{times(count)}</span>
      </th>
      <td>{milliseconds(timeMs)}</td>
      <td>{missesText(missShare)}</td>
      <td>{worth(worthWpm)}</td>
    </tr>
  );
}
