import { memo } from 'react';
import type { SecondOfRound } from '../../analysis/curve';
import { wholeNumber } from '../../analysis/rounding';
import styles from './SpeedCurve.module.css';

/** The curve's figures, for those who do not see it. */
export const SpeedTable = memo(function SpeedTable({
  seconds,
}: {
  readonly seconds: readonly SecondOfRound[];
}) {
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
          </tr>
        </thead>
        <tbody>
          {seconds.map(({ second, speedWpm, netSpeedWpm, errors }) => (
            <tr key={second}>
              <td>{second}</td>
              <td>{wholeNumber(speedWpm)}</td>
              <td>{wholeNumber(netSpeedWpm)}</td>
              <td>{errors}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});
