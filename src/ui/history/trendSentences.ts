import { plural, t } from '@lingui/core/macro';
import { MIN_TREND_ROUNDS, TREND_ROUNDS, type TrendPoint } from '../../analysis/history/trend';
import { type SpeedUnit, speedIn } from '../../core/words/speedUnit';
import { formatNumber, formatPercent, speedNumber, speedText } from '../page/figureTexts';

/** The player's current speed: median and quartiles of the last rounds, out of `count` in all. */
export function trendSentence(last: TrendPoint, count: number, unit: SpeedUnit): string {
  const rounds = Math.min(TREND_ROUNDS, count);
  const median = speedText(last.medianWpm, unit);
  const low = speedNumber(last.lowWpm, unit);
  const high = speedNumber(last.highWpm, unit);
  const accuracy = medianAccuracyText(last);
  if (last.withoutLuckWpm === null) {
    if (low === high) {
      return t({
        message: `Median of ${plural(rounds, {
          one: 'your last # round',
          other: 'your last # rounds',
        })}: ${median}, most at ${low}; accuracy ${accuracy}`,
        comment: 'Most: most of these rounds',
      });
    }
    return t({
      message: `Median of ${plural(rounds, {
        one: 'your last # round',
        other: 'your last # rounds',
      })}: ${median}, most between ${low} and ${high}; accuracy ${accuracy}`,
      comment: 'Most: most of these rounds',
    });
  }
  const onAverage = speedText(last.withoutLuckWpm, unit);
  if (low === high) {
    return t({
      message: `Median of ${plural(rounds, {
        one: 'your last # round',
        other: 'your last # rounds',
      })}: ${median}, most at ${low}; ${onAverage} on words of medium difficulty; accuracy ${accuracy}`,
      comment: 'Most: most of these rounds',
    });
  }
  return t({
    message: `Median of ${plural(rounds, {
      one: 'your last # round',
      other: 'your last # rounds',
    })}: ${median}, most between ${low} and ${high}; ${onAverage} on words of medium difficulty; accuracy ${accuracy}`,
    comment: 'Most: most of these rounds',
  });
}

/** The median accuracy in whole percent, rounded down: `100%` only where no round has an error. */
export function medianAccuracyText({ medianAccuracyPercent, isFlawless }: TrendPoint): string {
  return formatPercent(isFlawless ? 100 : Math.min(99, Math.floor(medianAccuracyPercent)));
}

/** Replaces the trend of fewer rounds than a trend needs: how many more it takes. */
export function noTrendSentence(rounds: number): string {
  return MIN_TREND_ROUNDS - rounds === 1
    ? t`One more round to see your trend here`
    : t`Two more rounds to see your trend here`;
}

/**
 * This week's speed, and below it how that differs from the week before.
 *
 * @param thisWpm the median speed of this week; null without a round
 * @param lastWpm that of the week before; null without a round
 */
export function weekFigure(
  thisWpm: number | null,
  lastWpm: number | null,
  unit: SpeedUnit,
): { readonly figure: string; readonly note: string } {
  if (thisWpm === null) {
    return { figure: '–', note: t({ message: 'no rounds yet', comment: 'Played this week' }) };
  }
  if (lastWpm === null) return { figure: speedText(thisWpm, unit), note: t`no rounds last week` };
  const change = Math.round(10 * speedIn(unit, thisWpm - lastWpm)) / 10;
  return { figure: speedText(thisWpm, unit), note: changeNote(change) };
}

/** `+2.4 vs. last week`. */
function changeNote(by: number): string {
  const sign = by > 0 ? '+' : by < 0 ? '−' : '±';
  const change = `${sign}${formatNumber(Math.abs(by), Number.isInteger(by) ? 0 : 1)}`;
  return t({
    message: `${change} vs. last week`,
    comment: "{change}: how much faster or slower than last week's speed, as +2.4",
  });
}
