import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { PairFigure } from '../../analysis/practice/pairFigures';
import { LinkButton } from '../controls/LinkButton';
import { Table } from '../controls/Table';
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
      <Table
        className={styles.table}
        name={t({ message: 'Pairs', comment: 'Pairs of keys typed one after the other' })}
        heads={{
          pair: t({ message: 'Pair', comment: 'Heading of a column: two keys typed one after the other' }),
          time: t({ message: 'Time', context: 'that a key takes', comment: 'Heading of a column' }),
          misses: t({
            message: 'Misses',
            comment: 'Heading of a column: how often another key is hit instead',
          }),
          worth: t({
            message: 'Gain',
            comment: 'Heading of a column: words a minute that could be, or were, gained with a pair of keys',
          }),
        }}
      >
        {figures.slice(0, shown).map((figure) => (
          <PairRow key={figure.pair} figure={figure} choice={choice} />
        ))}
      </Table>
      {shown < figures.length && (
        <LinkButton onClick={() => setShown(shown + MORE_PAIRS)}>
          {t({ message: 'More pairs', comment: 'Button that shows more pairs of keys' })}
        </LinkButton>
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
        <span className="soft small">{times(count)}</span>
      </th>
      <td>{milliseconds(timeMs)}</td>
      <td>{missesText(missShare)}</td>
      <td>{worth(worthWpm)}</td>
    </tr>
  );
}
