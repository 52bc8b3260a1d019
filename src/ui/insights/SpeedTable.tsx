import { t } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import type { SecondOfRound } from '../../analysis/insights/curve';
import type { SpeedUnit } from '../../core/words/speedUnit';
import { languageAtom } from '../../state/language/languageAtoms';
import { Table } from '../controls/Table';
import { formatNumber, speedNumber } from '../page/figureTexts';
import styles from './SpeedCurve.module.css';

interface SpeedTableProps {
  readonly seconds: readonly SecondOfRound[];
  /** The seconds of the round that it was raced against; null if it was not raced. */
  readonly ghostSeconds: readonly SecondOfRound[] | null;
  readonly unit: SpeedUnit;
}

/** The figures of the curve, for screen readers. */
export const SpeedTable = memo(function SpeedTable({ seconds, ghostSeconds, unit }: SpeedTableProps) {
  useAtomValue(languageAtom);
  const inStrokes = unit.name === 'strokes';
  return (
    <div className="visuallyHidden">
      <Table
        className={styles.table}
        name={t`Speed over time`}
        isCaption
        heads={{
          second: t({ message: 'Second', comment: 'Head of a column: which second of the round' }),
          speed: inStrokes ? t`Strokes per minute` : t`Words per minute`,
          netSpeed: inStrokes ? t`Net strokes per minute so far` : t`Net words per minute so far`,
          errors: t`Errors`,
          ...(ghostSeconds && {
            ghost: inStrokes
              ? t`Net strokes per minute of the ghost so far`
              : t`Net words per minute of the ghost so far`,
          }),
        }}
      >
        {seconds.map(({ second, speedWpm, netSpeedWpm, errors }) => (
          <tr key={second}>
            <td>{formatNumber(second)}</td>
            <td>{speedNumber(speedWpm, unit)}</td>
            <td>{speedNumber(netSpeedWpm, unit)}</td>
            <td>{formatNumber(errors)}</td>
            {ghostSeconds && <td>{netSpeedAt(ghostSeconds, second, unit)}</td>}
          </tr>
        ))}
      </Table>
    </div>
  );
});

/** The net speed up to a second; a dash for a ghost that had finished by then. */
function netSpeedAt(seconds: readonly SecondOfRound[], second: number, unit: SpeedUnit): string {
  const at = seconds[second - 1];
  return at ? speedNumber(at.netSpeedWpm, unit) : '–';
}
