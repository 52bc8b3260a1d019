import { useAtomValue } from 'jotai';
import { kindOfOptions } from '../../core/options/options';
import {
  comparableRoundsAtom,
  listedRoundsAtom,
  listReadAtAtom,
  trendRoundsAtom,
} from '../../state/history/listedRoundAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { HistoryTiles } from './HistoryTiles';
import styles from './RoundsDialog.module.css';
import { RoundsTable } from './RoundsTable';
import { comparedSentence } from './sentences';
import { Trend } from './TrendChart';
import type { RowsProps } from './useVirtualRows';

/** What the tab `History` shows: figures, trend and list. */
export function History({ layoutRef }: Omit<RowsProps, 'listed'>) {
  const listed = useAtomValue(listedRoundsAtom);
  const comparable = useAtomValue(comparableRoundsAtom);
  const inTrend = useAtomValue(trendRoundsAtom);
  const listedAt = useAtomValue(listReadAtAtom);
  const kind = kindOfOptions(useAtomValue(optionsAtom));
  if (listed === null) return null;
  return (
    <>
      {listed.length > 0 && (
        <>
          <HistoryTiles listed={listed} comparable={comparable} inTrend={inTrend} />
          <Trend listed={inTrend} />
          {inTrend.length < listed.length && (
            <p className={styles.soft}>
              {comparedSentence({ listed, comparableCount: comparable.length, kind, listedAt })}
            </p>
          )}
        </>
      )}
      <RoundsTable listed={listed} layoutRef={layoutRef} />
    </>
  );
}
