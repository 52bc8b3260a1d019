import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { KeyFigure } from '../../analysis/practice/keyFigures';
import { LinkButton } from '../controls/LinkButton';
import { Table } from '../controls/Table';
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
        <Table
          className={styles.table}
          name={t({ message: 'Keys', comment: 'Keys of the keyboard' })}
          heads={{
            key: t({ message: 'Key', comment: 'A key of the keyboard' }),
            time: t({ message: 'Time', context: 'that a key takes', comment: 'Heading of a column' }),
            misses: t({
              message: 'Misses',
              comment: 'Heading of a column: how often another key is hit instead',
            }),
            count: t({ message: 'Times', comment: 'Heading of a column: how often a key was typed' }),
          }}
        >
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
        </Table>
      </div>
    </>
  );
}
