import { memo } from 'react';
import type { SecondOfRound } from '../../analysis/insights/curve';
import { wholeNumber } from '../../analysis/insights/rounding';
import styles from './SpeedCurve.module.css';

interface SpeedTableProps {
  readonly seconds: readonly SecondOfRound[];
  /** The seconds of the round that it was raced against; null if it was not raced. */
  readonly ghostSeconds: readonly SecondOfRound[] | null;
}

/** The figures of the curve, for screen readers. */
export const SpeedTable = memo(function SpeedTable({ seconds, ghostSeconds }: SpeedTableProps) {
  return (
    <div className="visuallyHidden">
      <table className={styles.table}>
        <caption>Speed over time</caption>
        <thead>
          <tr>
            <th scope="col">Second</th>
            <th scope="col">Words per minute</th>
            <th scope="col">Net words per minute so far</th>
            <th scope="col">Errors</th>
            {ghostSeconds && <th scope="col">Net words per minute of the ghost so far</th>}
          </tr>
        </thead>
        <tbody>
          {seconds.map(({ second, speedWpm, netSpeedWpm, errors }) => (
            <tr key={second}>
              <td>{second}</td>
              <td>{wholeNumber(speedWpm)}</td>
              <td>{wholeNumber(netSpeedWpm)}</td>
              <td>{errors}</td>
              {ghostSeconds && <td>{netSpeedAt(ghostSeconds, second)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** The net speed up to a second; a dash for a ghost that had finished by then. */
function netSpeedAt(seconds: readonly SecondOfRound[], second: number): number | string {
  const at = seconds[second - 1];
  return at ? wholeNumber(at.netSpeedWpm) : '–';
}
