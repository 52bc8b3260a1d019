import { MIN_TREND_ROUNDS, TREND_ROUNDS, type TrendPoint } from '../../analysis/history/trend';
import { wholeNumber } from '../../analysis/insights/rounding';
import { accuracyText, wpm } from '../page/figureTexts';

/** The player's current speed: median and quartiles of the last rounds, out of `count` in all. */
export function trendSentence(last: TrendPoint, count: number): string {
  const [low, high] = [wholeNumber(last.lowWpm), wholeNumber(last.highWpm)];
  const most = low === high ? `at ${low}` : `between ${low} and ${high}`;
  const rounds = Math.min(TREND_ROUNDS, count);
  const onAverage = last.withoutLuckWpm === null ? '' : `; ${wpm(last.withoutLuckWpm)} on average words`;
  const median = `Median of your last ${rounds} rounds: ${wpm(last.medianWpm)}`;
  return `${median}, most ${most}${onAverage}; accuracy ${accuracyText(last.medianAccuracyPercent)}`;
}

/** Replaces the trend of fewer rounds than a trend needs: how many more it takes. */
export function noTrendSentence(rounds: number): string {
  return MIN_TREND_ROUNDS - rounds === 1
    ? 'One more round and your trend shows'
    : 'Two more rounds and your trend shows';
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
): { readonly figure: string; readonly note: string } {
  if (thisWpm === null) return { figure: '–', note: 'no rounds yet' };
  if (lastWpm === null) return { figure: wpm(thisWpm), note: 'no rounds last week' };
  const change = Math.round(10 * (thisWpm - lastWpm)) / 10;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '±';
  return { figure: wpm(thisWpm), note: `${sign}${Math.abs(change)} on last week` };
}
