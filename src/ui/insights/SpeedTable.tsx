import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import type { SecondOfRound } from '../../analysis/insights/curve';
import { wholeNumber } from '../../analysis/insights/rounding';
import { languageAtom } from '../../state/language/languageAtoms';
import { Table } from '../controls/Table';
import { formatNumber } from '../page/figureTexts';
import styles from './SpeedCurve.module.css';

interface SpeedTableProps {
  readonly seconds: readonly SecondOfRound[];
  /** The seconds of the round that it was raced against; null if it was not raced. */
  readonly ghostSeconds: readonly SecondOfRound[] | null;
}

/** The figures of the curve, for screen readers. */
export const SpeedTable = memo(function SpeedTable({ seconds, ghostSeconds }: SpeedTableProps) {
  useAtomValue(languageAtom);
  return (
    <div className="visuallyHidden">
      <Table
        className={styles.table}
        name={t`Speed over time`}
        isCaption
        heads={{
          second: t({ message: 'Second', comment: 'Head of a column: which second of the round' }),
          speed: t`Words per minute`,
          netSpeed: t`Net words per minute so far`,
          errors: t`Errors`,
          ...(ghostSeconds && { ghost: t`Net words per minute of the ghost so far` }),
        }}
      >
        {seconds.map(({ second, speedWpm, netSpeedWpm, errors }) => (
          <tr key={second}>
            <td>{formatNumber(second)}</td>
            <td>{formatNumber(wholeNumber(speedWpm))}</td>
            <td>{formatNumber(wholeNumber(netSpeedWpm))}</td>
            <td>{formatNumber(errors)}</td>
            {ghostSeconds && <td>{netSpeedAt(ghostSeconds, second)}</td>}
          </tr>
        ))}
      </Table>
    </div>
  );
});

/** The net speed up to a second; a dash for a ghost that had finished by then. */
function netSpeedAt(seconds: readonly SecondOfRound[], second: number): string {
  const at = seconds[second - 1];
  return at ? formatNumber(wholeNumber(at.netSpeedWpm)) : '–';
}
