import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { KeyFigure } from '../../analysis/practice/keyFigures';
import { LinkButton } from '../controls/LinkButton';
import { formatCount } from '../page/figureTexts';
import { PairName } from './PairName';
import styles from './Practice.module.css';
import { milliseconds, missesText } from './practiceSentences';

/** The figures of the keyboard as a table: always there for screen readers, on demand for others. */
export function KeysTable({ figures }: { readonly figures: readonly KeyFigure[] }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <LinkButton onClick={() => setShown(!isShown)}>
        {isShown ? t`Hide the table` : t`Show as a table`}
      </LinkButton>
      <div className={isShown ? styles.shown : 'visuallyHidden'}>
        <table className={styles.table} aria-label={t({ message: 'Keys', comment: 'Keys of the keyboard' })}>
          <thead>
            <tr>
              <th scope="col">{t({ message: 'Key', comment: 'A key of the keyboard' })}</th>
              <th scope="col">
                {t({ message: 'Time', context: 'that a key takes', comment: 'Heading of a column' })}
              </th>
              <th scope="col">
                {t({
                  message: 'Misses',
                  comment: 'Heading of a column: how often another key is hit instead',
                })}
              </th>
              <th scope="col">
                {t({ message: 'Times', comment: 'Heading of a column: how often a key was typed' })}
              </th>
            </tr>
          </thead>
          <tbody>
            {figures.map(({ key, count, timeMs, missShare }) => (
              <tr key={key}>
                <th scope="row">
                  <PairName pair={key} />
                </th>
                <td>{milliseconds(timeMs)}</td>
                <td>{missesText(missShare)}</td>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
