import { useState } from 'react';
import type { KeyFigure } from '../../analysis/practice/keyFigures';
import { formatWhole } from '../page/figureTexts';
import { PairName } from './PairName';
import styles from './Practice.module.css';
import { milliseconds, missesText } from './practiceSentences';

/** The figures of the keyboard as a table: always there for screen readers, on demand for others. */
export function KeysTable({ figures }: { readonly figures: readonly KeyFigure[] }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <button type="button" className={styles.link} onClick={() => setShown(!isShown)}>
        {isShown ? 'Hide the table' : 'Show as a table'}
      </button>
      <div className={isShown ? styles.shown : 'visuallyHidden'}>
        <table className={styles.table} aria-label="Keys">
          <thead>
            <tr>
              <th scope="col">Key</th>
              <th scope="col">Time</th>
              <th scope="col">Misses</th>
              <th scope="col">Times</th>
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
                <td>{formatWhole(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
