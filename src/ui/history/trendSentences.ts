import { type PlayedSpeed, TREND_ROUNDS, type TrendPoint } from '../../analysis/history/trend';
import { wholeNumber } from '../../analysis/insights/rounding';
import { wpm } from '../page/figureTexts';

/** The player's current speed: median and quartiles of the last rounds, out of `count` in all. */
export function trendSentence(last: TrendPoint, count: number): string {
  const [low, high] = [wholeNumber(last.lowWpm), wholeNumber(last.highWpm)];
  const most = low === high ? `at ${low}` : `between ${low} and ${high}`;
  const accuracy = wholeNumber(last.medianAccuracyPercent);
  const rounds = Math.min(TREND_ROUNDS, count);
  const onAverage = last.withoutLuckWpm === null ? '' : `; ${wpm(last.withoutLuckWpm)} on average words`;
  const median = `Median of your last ${rounds} rounds: ${wpm(last.medianWpm)}`;
  return `${median}, most ${most}${onAverage}; accuracy ${accuracy}%`;
}

/**
 * Replaces the trend for one or two rounds, which have no meaningful quartiles.
 *
 * @param played oldest first
 */
export function noTrendSentence(played: readonly PlayedSpeed[]): string {
  const count = played.length === 1 ? 'One round' : 'Two rounds';
  const speeds = played.map(({ speedWpm }) => wpm(speedWpm)).join(', then ');
  return `${count} of this kind so far: ${speeds}. The trend begins with the third.`;
}

/**
 * This week's speed against that of the week before.
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
  return { figure: `${sign}${Math.abs(change)} wpm`, note: `against ${wpm(lastWpm)} last week` };
}
