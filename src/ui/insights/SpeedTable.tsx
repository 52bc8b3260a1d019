import { memo } from 'react';
import type { SecondOfRound } from '../../analysis/insights/curve';
import { wholeNumber } from '../../analysis/insights/rounding';
import styles from './SpeedCurve.module.css';

interface SpeedTableProps {
  readonly seconds: readonly SecondOfRound[];
  /** Of the round that it was raced against; null where it was not. */
  readonly ghostSeconds: readonly SecondOfRound[] | null;
}

/** The curve's figures, for those who do not see it. */
export const SpeedTable = memo(function SpeedTable({ seconds, ghostSeconds }: SpeedTableProps) {
  return (
    <div className="visuallyHidden">
      <table className={styles.table}>
        <caption>Speed over time</caption>
        <thead>
          <tr>
            <th scope="col">Second</th>
            <th scope="col">Words a minute in it</th>
            <th scope="col">Net words a minute so far</th>
            <th scope="col">Errors in it</th>
            {ghostSeconds && <th scope="col">Net words a minute of the ghost so far</th>}
          </tr>
        </thead>
        <tbody>
          {seconds.map(({ second, speedWpm, netSpeedWpm, errors }) => (
            <tr key={second}>
              <td>{second}</td>
              <td>{wholeNumber(speedWpm)}</td>
              <td>{wholeNumber(netSpeedWpm)}</td>
              <td>{errors}</td>
              {ghostSeconds && <td>{wholeNumber(ghostSeconds[second - 1]?.netSpeedWpm ?? 0)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
