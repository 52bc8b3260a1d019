import { t } from '@lingui/core/macro';
import type { RoundInsights } from '../../analysis/insights/analyseRound';
import type { PauseGroup, Pauses } from '../../analysis/insights/pauses';
import { wholeNumber } from '../../analysis/insights/rounding';
import type { TimePartName } from '../../analysis/insights/timeSpent';
import { type SpeedUnit, speedIn } from '../../core/words/speedUnit';
import { formatNumber, withUnit } from '../page/figureTexts';
import { timeTaken, withVisibleSpaces } from './insightSentences';

/**
 * What the largest avoidable part has cost, and where: `Pauses cost you 6 wpm, most of them before “th”.` Null if there
 * is none.
 */
export function costSentence(
  { partToWorkOn: part, figures, pauses }: RoundInsights,
  unit: SpeedUnit,
): string | null {
  if (!part) return null;
  // Right keys are not avoidable.
  if (part.name === 'rightKeys') return null;
  const place = part.name === 'pauses' ? mostlyWhere(pauses) : null;
  // The difference of the figures shown beside it, which is what a reader would compute.
  const shown = (speedWpm: number): number => wholeNumber(speedIn(unit, speedWpm));
  const cost = part.wpmWithout === null ? 0 : shown(part.wpmWithout) - shown(figures.speedWpm);
  return cost > 0
    ? speedCostSentence(part.name, place, withUnit(formatNumber(cost), unit))
    : timeCostSentence(part.name, place, timeTaken(part.ms));
}

type AvoidablePart = Exclude<TimePartName, 'rightKeys'>;

/** Where most pauses were: before a pair of keys or before corrections, or in a word. */
type PausePlace = { readonly pair: string } | { readonly word: string } | 'corrections';

function speedCostSentence(part: AvoidablePart, place: PausePlace | null, speed: string): string {
  switch (part) {
    case 'wrongKeys':
      return t`Wrong keys cost you ${speed}.`;
    case 'takenBack':
      return t`Right keys that you took back cost you ${speed}.`;
    case 'corrections':
      return t`Corrections cost you ${speed}.`;
    case 'afterTheLastKey':
      return t`Stopping before the end cost you ${speed}.`;
    case 'pauses':
      return pausesSpeedSentence(place, speed);
    default:
      return part satisfies never;
  }
}

function pausesSpeedSentence(place: PausePlace | null, speed: string): string {
  if (place === null) return t`Pauses cost you ${speed}.`;
  if (place === 'corrections') return t`Pauses cost you ${speed}, most of them before corrections.`;
  if ('word' in place) {
    const { word } = place;
    return t`Pauses cost you ${speed}, most of them in “${word}”.`;
  }
  const { pair } = place;
  return t({
    message: `Pauses cost you ${speed}, most of them before “${pair}”.`,
    comment: 'The pair is two keys in a row, such as “th”',
  });
}

function timeCostSentence(part: AvoidablePart, place: PausePlace | null, time: string): string {
  switch (part) {
    case 'wrongKeys':
      return t`Wrong keys took ${time}.`;
    case 'takenBack':
      return t`Right keys that you took back took ${time}.`;
    case 'corrections':
      return t`Corrections took ${time}.`;
    case 'afterTheLastKey':
      return t`Stopping before the end took ${time}.`;
    case 'pauses':
      return pausesTimeSentence(place, time);
    default:
      return part satisfies never;
  }
}

function pausesTimeSentence(place: PausePlace | null, time: string): string {
  if (place === null) return t`Pauses took ${time}.`;
  if (place === 'corrections') return t`Pauses took ${time}, most of them before corrections.`;
  if ('word' in place) {
    const { word } = place;
    return t`Pauses took ${time}, most of them in “${word}”.`;
  }
  const { pair } = place;
  return t({
    message: `Pauses took ${time}, most of them before “${pair}”.`,
    comment: 'The pair is two keys in a row, such as “th”',
  });
}

function mostlyWhere({ beforePairs, beforeWords }: Pauses): PausePlace | null {
  const [pair] = beforePairs.filter(isMost);
  if (pair) return pair.what === null ? 'corrections' : { pair: withVisibleSpaces(pair.what) };
  const [word] = beforeWords.filter(isMost);
  return word?.what ? { word: word.what } : null;
}

function isMost({ share }: PauseGroup): boolean {
  return share > 0.5;
}
