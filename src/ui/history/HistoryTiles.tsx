import { useAtomValue, useSetAtom } from 'jotai';
import { Ghost } from 'lucide-react';
import { useMemo } from 'react';
import {
  fastest,
  fastestBetween,
  medianBetween,
  TREND_ROUNDS,
  typedMs,
  usualWpm,
} from '../../analysis/history/trend';
import { wholeNumber } from '../../analysis/insights/rounding';
import { type ComparableRound, type ListedRound, listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { raceSavedAtom } from '../../state/race/raceSavedAtom';
import { Button } from '../controls/Button';
import { Tile, Tiles } from '../controls/Tiles';
import { formatWhole, wpm } from '../page/figureTexts';
import { startOfDay, startOfWeek } from './calendar';
import { formatDuration } from './dates';
import { weekFigure } from './trendSentences';

interface HistoryTilesProps {
  readonly listed: readonly ListedRound[];
  /** Those of them that can be a best. */
  readonly comparable: readonly ComparableRound[];
  /** Those of them that the trend is made from, newest first. */
  readonly inTrend: readonly ComparableRound[];
}

/** What a player wants to know first: the usual speed, this week's, the best, and how much was typed. */
export function HistoryTiles({ listed, comparable, inTrend }: HistoryTilesProps) {
  const listedAt = useAtomValue(listReadAtAtom);
  const race = useSetAtom(raceSavedAtom);
  const usual = usualWpm(inTrend);
  const rounds = Math.min(TREND_ROUNDS, inTrend.length);
  const { best, bests, week } = useMemo(() => {
    const now = new Date(listedAt);
    const monday = startOfWeek(now);
    const mondayBefore = startOfWeek(new Date(monday - 1));
    // Today and this week end now: rounds dated later, by a wrong clock, belong to neither.
    const bestSince = (fromMs: number, when: string): string => {
      const fastestOne = fastestBetween(comparable, fromMs, listedAt);
      return fastestOne ? `${wholeNumber(fastestOne.speedWpm)} ${when}` : '';
    };
    return {
      best: fastest(comparable),
      bests: [bestSince(startOfDay(now), 'today'), bestSince(monday, 'this week')].filter(Boolean).join(', '),
      week: weekFigure(
        medianBetween(comparable, monday, listedAt),
        medianBetween(comparable, mondayBefore, monday - 1),
      ),
    };
  }, [comparable, listedAt]);
  const allTypedMs = useMemo(() => typedMs(listed.map(({ summary }) => summary)), [listed]);
  return (
    <Tiles>
      <Tile
        term="Usual speed"
        figure={usual === null ? '–' : wpm(usual)}
        note={rounds > 1 ? `median of the last ${rounds}` : undefined}
      />
      <Tile term="This week" {...week} />
      <Tile term="Best" figure={best ? wpm(best.speedWpm) : '–'} note={bests}>
        {best && (
          <Button
            data-quiet
            aria-label="Race your best"
            onClick={({ timeStamp }) => race(best.listed, timeStamp)}
          >
            <Ghost size="1.125em" aria-hidden="true" /> Race
          </Button>
        )}
      </Tile>
      <Tile term="Rounds" figure={formatWhole(listed.length)} />
      <Tile term="Time typed" figure={formatDuration(allTypedMs)} />
    </Tiles>
  );
}
