import { t } from '@lingui/core/macro';
import { Fragment } from 'react';
import { wholeNumber } from '../../analysis/insights/rounding';
import type { BeforeAndNow } from '../../analysis/practice/beforeAndNow';
import { MARKS, withElements } from '../controls/withElements';
import { PairName } from './PairName';
import styles from './PracticeOutcome.module.css';
import { TimesInPractice } from './TimesInPractice';

/** A pair with its times in the first rounds of practice and in the last ones. */
interface Told {
  readonly item: string;
  readonly inPractice: NonNullable<BeforeAndNow['inPractice']>;
}

/**
 * What practice has given, in one line: `␣c: 170 → 137 ms in practice. Play a normal round to see if it lasts.` What became
 * slower is told apart. Nothing where no pair has times of its first rounds and of its last ones.
 */
export function PracticeSummary({ rows }: { readonly rows: readonly BeforeAndNow[] }) {
  const told = rows.flatMap(({ item, inPractice }) => (inPractice ? [{ item, inPractice }] : []));
  const slower = told.filter(
    ({ inPractice: { firstMs, lastMs } }) => wholeNumber(lastMs) > wholeNumber(firstMs),
  );
  const others = told.filter((one) => !slower.includes(one));
  if (told.length === 0) return null;
  const [times] = MARKS;
  return (
    <p className={styles.summary}>
      {others.length > 0 && (
        <>
          {withElements(
            t({
              message: `${times} in practice.`,
              comment: 'times: pairs of keys with their times, th: 170 → 137 ms',
            }),
            <Times of={others} />,
          )}{' '}
        </>
      )}
      {slower.length > 0 && (
        <>
          {withElements(
            t({
              message: `Slower in practice: ${times}.`,
              comment: 'times: pairs of keys with their times, th: 137 → 170 ms',
            }),
            <Times of={slower} />,
          )}{' '}
        </>
      )}
      {t({
        message: 'Play a normal round to see if it lasts.',
        comment: 'What practice of pairs of keys has given',
      })}
    </p>
  );
}

function Times({ of }: { readonly of: readonly Told[] }) {
  const [pair, times] = MARKS;
  return of.map(({ item, inPractice }, index) => (
    <Fragment key={item}>
      {index > 0 && ', '}
      <span className={styles.told}>
        {withElements(
          t({ message: `${pair}: ${times}`, comment: 'A pair of keys with its times, th: 170 → 137 ms' }),
          <PairName pair={item} />,
          <TimesInPractice {...inPractice} />,
        )}
      </span>
    </Fragment>
  ));
}
