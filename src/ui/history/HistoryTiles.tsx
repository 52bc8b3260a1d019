import { plural, t } from '@lingui/core/macro';
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
import type { SpeedUnit } from '../../core/words/speedUnit';
import type { ComparableRound } from '../../state/history/filteredRoundAtoms';
import { type ListedRound, listReadAtAtom } from '../../state/history/listedRoundAtoms';
import { raceSavedAtom } from '../../state/race/raceSavedAtom';
import { IconButton } from '../controls/IconButton';
import { Tile, Tiles } from '../controls/Tiles';
import { formatCount, speedNumber, speedText } from '../page/figureTexts';
import { figureTodayText } from '../today/todayText';
import { startOfDay, startOfWeek } from './calendar';
import { formatDuration } from './dates';
import { weekFigure } from './trendSentences';

interface HistoryTilesProps {
  readonly listed: readonly ListedRound[];
  /** Those of them that can be a best. */
  readonly comparable: readonly ComparableRound[];
  /** Those of them that the trend is made from, newest first. */
  readonly inTrend: readonly ComparableRound[];
  readonly unit: SpeedUnit;
}

/** What a player wants to know first: the usual speed, this week's, the best, and how much was typed. */
export function HistoryTiles({ listed, comparable, inTrend, unit }: HistoryTilesProps) {
  const listedAt = useAtomValue(listReadAtAtom);
  const race = useSetAtom(raceSavedAtom);
  const usual = usualWpm(inTrend);
  const rounds = Math.min(TREND_ROUNDS, inTrend.length);
  const { best, bestToday, bestThisWeek, thisWeekWpm, lastWeekWpm } = useMemo(() => {
    const now = new Date(listedAt);
    const monday = startOfWeek(now);
    const mondayBefore = startOfWeek(new Date(monday - 1));
    // Today and this week end now: rounds dated later, by a wrong clock, belong to neither.
    return {
      best: fastest(comparable),
      bestToday: fastestBetween(comparable, startOfDay(now), listedAt),
      bestThisWeek: fastestBetween(comparable, monday, listedAt),
      thisWeekWpm: medianBetween(comparable, monday, listedAt),
      lastWeekWpm: medianBetween(comparable, mondayBefore, monday - 1),
    };
  }, [comparable, listedAt]);
  const { allMs, todayMs, todayCount } = useMemo(() => {
    const today = startOfDay(new Date(listedAt));
    const ofToday = listed.filter(({ playedAt }) => playedAt >= today && playedAt <= listedAt);
    return { allMs: typed(listed), todayMs: typed(ofToday), todayCount: ofToday.length };
  }, [listed, listedAt]);
  // What is all of today is not said twice.
  const hasOlder = todayCount > 0 && todayCount < listed.length;
  const raceYourBest = t({
    message: 'Race your best',
    comment: 'A button: to race against your fastest round',
  });
  return (
    <Tiles>
      <Tile
        term={t`Usual speed`}
        figure={usual === null ? '–' : speedText(usual, unit)}
        note={rounds > 1 ? medianNote(rounds) : undefined}
      />
      <Tile
        term={t({ message: 'This week', comment: 'Name of a figure: the usual speed this week' })}
        {...weekFigure(thisWeekWpm, lastWeekWpm, unit)}
      />
      <Tile
        term={t({ message: 'Best', comment: 'Name of a figure: the highest speed of all rounds' })}
        figure={best ? speedText(best.speedWpm, unit) : '–'}
        note={bestsNote(bestToday, bestThisWeek, unit)}
      >
        {best && (
          <IconButton
            icon={Ghost}
            name={raceYourBest}
            tooltip={raceYourBest}
            onClick={({ timeStamp }) => race(best.listed, timeStamp)}
          />
        )}
      </Tile>
      <Tile
        term={t({ message: 'Rounds', comment: 'The list of games played' })}
        figure={formatCount(listed.length)}
        note={hasOlder ? figureTodayText(formatCount(todayCount)) : undefined}
      />
      <Tile
        term={t({
          message: 'Time typed',
          comment: 'Name of a figure: how long was typed in all rounds together',
        })}
        figure={formatDuration(allMs)}
        note={hasOlder ? figureTodayText(formatDuration(todayMs)) : undefined}
      />
    </Tiles>
  );
}

function typed(listed: readonly ListedRound[]): number {
  return typedMs(listed.map(({ summary }) => summary));
}

/** Of how many rounds the usual speed is. */
function medianNote(rounds: number): string {
  return t({
    message: plural(rounds, { one: 'median of the last #', other: 'median of the last #' }),
    comment: 'The number is that of the newest rounds, of which the usual speed is made',
  });
}

/** The best of today and of this week, said once if they are the same: `40 today, 45 this week`. */
function bestsNote(today: ComparableRound | null, thisWeek: ComparableRound | null, unit: SpeedUnit): string {
  const [ofToday, ofWeek] = [today, thisWeek].map((best) => best && speedNumber(best.speedWpm, unit));
  const isSame = ofToday === ofWeek;
  return [ofToday && figureTodayText(ofToday), !isSame && ofWeek && thisWeekText(ofWeek)]
    .filter(Boolean)
    .join(', ');
}

function thisWeekText(speed: string): string {
  return t({
    message: `${speed} this week`,
    comment: "{speed}: that of this week's fastest round, without its unit",
  });
}
