import { useAtomValue, useSetAtom } from 'jotai';
import { Ghost } from 'lucide-react';
import { useMemo } from 'react';
import { fastest, fastestBetween, medianBetween, TREND_ROUNDS, typedMs } from '../../analysis/history/trend';
import { median } from '../../analysis/insights/gaps';
import { wholeNumber } from '../../analysis/insights/rounding';
import { type ListedRound, listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { raceSavedAtom } from '../../state/race/raceSavedAtom';
import { IconButton } from '../controls/IconButton';
import { Tile, Tiles } from '../controls/Tiles';
import { formatWhole, wpm } from '../page/figures';
import { startOfDay, startOfWeek } from './calendar';
import { formatDuration } from './dates';
import type { PlayedRound } from './sentences';
import { weekFigure } from './trendSentences';

interface HistoryTilesProps {
  readonly listed: readonly ListedRound[];
  /** Those of them that can be a best. */
  readonly played: readonly PlayedRound[];
  /** Those of them that the trend is made from, newest first. */
  readonly inTrend: readonly PlayedRound[];
}

/** What a player wants to know first: the usual speed, this week's, the best, and how much was typed. */
export function HistoryTiles({ listed, played, inTrend }: HistoryTilesProps) {
  const listedAt = useAtomValue(listReadAtAtom);
  const race = useSetAtom(raceSavedAtom);
  const last = inTrend.slice(0, TREND_ROUNDS);
  const { best, bests, week } = useMemo(() => {
    const now = new Date(listedAt);
    const monday = startOfWeek(now);
    const mondayBefore = startOfWeek(new Date(monday - 1));
    // Today and this week end now: rounds dated later, by a wrong clock, belong to neither.
    const bestSince = (fromMs: number, when: string): string => {
      const fastestOne = fastestBetween(played, fromMs, listedAt);
      return fastestOne ? `${wholeNumber(fastestOne.speedWpm)} ${when}` : '';
    };
    return {
      best: fastest(played),
      bests: [bestSince(startOfDay(now), 'today'), bestSince(monday, 'this week')].filter(Boolean).join(', '),
      week: weekFigure(
        medianBetween(played, monday, listedAt),
        medianBetween(played, mondayBefore, monday - 1),
      ),
    };
  }, [played, listedAt]);
  const allTypedMs = useMemo(() => typedMs(listed.map(({ summary }) => summary)), [listed]);
  return (
    <Tiles>
      <Tile
        term="Usual speed"
        figure={last.length > 0 ? wpm(median(last.map(({ speedWpm }) => speedWpm))) : '–'}
        note={last.length > 1 ? `median of the last ${last.length}` : undefined}
      />
      <Tile term="This week" {...week} />
      <Tile term="Best" figure={best ? wpm(best.speedWpm) : '–'} note={bests}>
        {best && (
          <IconButton
            icon={Ghost}
            name="Race your best"
            tooltip="Race your best"
            onClick={({ timeStamp }) => race(best.listed, timeStamp)}
          />
        )}
      </Tile>
      <Tile term="Rounds" figure={formatWhole(listed.length)} />
      <Tile term="Time typed" figure={formatDuration(allTypedMs)} />
    </Tiles>
  );
}
