import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { kindOfOptions } from '../../core/options/options';
import {
  type ComparableRound,
  comparableRoundsAtom,
  listedRoundsAtom,
  listReadAtAtom,
  trendRoundsAtom,
} from '../../state/history/listedRoundAtoms';
import { optionsAtom } from '../../state/options/optionsAtoms';
import { type Luck, luckAtom, readLuckAtom } from '../../state/practice/luckAtoms';
import { pairStatsAtom } from '../../state/practice/pairStatsAtoms';
import { daysInRowAtom } from '../../state/today/daysInRowAtom';
import { HistoryTiles } from './HistoryTiles';
import { RoundsTable } from './RoundsTable';
import { comparedSentence, daysInRowText } from './roundSentences';
import { Trend } from './TrendChart';
import type { RowsProps } from './useVirtualRows';

/** What the tab `History` shows: figures, trend and list. */
export function History({ layoutRef }: Omit<RowsProps, 'listed'>) {
  const listed = useAtomValue(listedRoundsAtom);
  const comparable = useAtomValue(comparableRoundsAtom);
  const inTrend = useAtomValue(trendRoundsAtom);
  const listedAt = useAtomValue(listReadAtAtom);
  const kind = kindOfOptions(useAtomValue(optionsAtom));
  const days = useAtomValue(daysInRowAtom);
  const luck = useLuck(inTrend);
  if (listed === null) return null;
  return (
    <>
      {listed.length > 0 && (
        <>
          <HistoryTiles listed={listed} comparable={comparable} inTrend={inTrend} />
          {inTrend.length < listed.length && (
            <p className="soft">
              {comparedSentence({ listed, comparableCount: comparable.length, kind, listedAt })}
            </p>
          )}
          {days > 1 && <p className="soft">{daysInRowText(days)}</p>}
          <Trend played={inTrend} luck={luck} />
        </>
      )}
      <RoundsTable listed={listed} layoutRef={layoutRef} />
    </>
  );
}

/**
 * How lucky the player was with the words of the rounds in the trend. Read again when these change, and when the pairs'
 * figures do: imported rounds are counted only some time later.
 */
function useLuck(inTrend: readonly ComparableRound[]): Luck {
  const readLuck = useSetAtom(readLuckAtom);
  const pairStats = useAtomValue(pairStatsAtom);
  // biome-ignore lint/correctness/useExhaustiveDependencies: luck depends on the rounds and on the pairs' figures
  useEffect(() => readLuck(), [inTrend, pairStats, readLuck]);
  return useAtomValue(luckAtom);
}
