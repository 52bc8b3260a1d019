import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { commonSpeedUnit } from '../../core/words/speedUnit';
import {
  type ComparableRound,
  filteredBestsAtom,
  filteredRoundsAtom,
  LESSONS,
  PRACTICE,
  roundFilterAtom,
  trendRoundsAtom,
} from '../../state/history/filteredRoundAtoms';
import { listedRoundsAtom, listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { type Luck, luckAtom, readLuckAtom } from '../../state/practice/luckAtoms';
import { pairStatsAtom } from '../../state/practice/pairStatsAtoms';
import { daysInRowAtom } from '../../state/today/daysInRowAtom';
import { HistoryTiles } from './HistoryTiles';
import { RoundFilters } from './RoundFilters';
import { RoundsTable } from './RoundsTable';
import { comparedSentence, daysInRowText } from './roundSentences';
import { Trend } from './TrendChart';
import type { RowsProps } from './useVirtualRows';

/** What the tab `History` shows: filters, and figures, trend and list of the rounds that they let through. */
export function History({ layoutRef }: Omit<RowsProps, 'listed'>) {
  const all = useAtomValue(listedRoundsAtom);
  const listed = useAtomValue(filteredRoundsAtom);
  const comparable = useAtomValue(filteredBestsAtom);
  const inTrend = useAtomValue(trendRoundsAtom);
  const listedAt = useAtomValue(listReadAtAtom);
  const { kind } = useAtomValue(roundFilterAtom);
  const isPractice = kind === PRACTICE || kind === LESSONS;
  const days = useAtomValue(daysInRowAtom);
  const luck = useLuck(inTrend);
  const unit = useMemo(
    () => commonSpeedUnit([...comparable, ...inTrend].map(({ listed: { summary } }) => summary.wordList)),
    [comparable, inTrend],
  );
  if (!all || !listed) return null;
  return (
    <>
      {all.length > 0 && <RoundFilters listed={all} />}
      {listed.length > 0 && (
        <>
          <HistoryTiles listed={listed} comparable={comparable} inTrend={inTrend} unit={unit} />
          {inTrend.length < listed.length && (
            <p className="soft">{comparedSentence({ listed, isPractice, listedAt })}</p>
          )}
          {days > 1 && <p className="soft">{daysInRowText(days)}</p>}
          <Trend played={inTrend} unit={unit} luck={luck} />
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
