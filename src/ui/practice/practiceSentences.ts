import { wholeNumber } from '../../analysis/insights/rounding';
import type { BeforeAndNow } from '../../analysis/practice/beforeAndNow';
import { LEAST_GAPS, roundsToLeastGaps } from '../../analysis/practice/leastGaps';
import type { PairStats } from '../../analysis/practice/PairStats';
import { formatWhole, pluralize } from '../page/figureTexts';

/** `157 ms`. */
export function milliseconds(ms: number): string {
  return `${wholeNumber(ms)} ms`;
}

/** How often a pair is missed, as whole per cent: `2 %`. */
export function missesText(share: number): string {
  return `${wholeNumber(100 * share)} %`;
}

/** `0.9 wpm`. */
export function worth(worthWpm: number): string {
  return `${worthWpm.toFixed(1)} wpm`;
}

let day: Intl.DateTimeFormat | undefined;

/** The day, in the browser's locale. */
export function formatDay(ms: number): string {
  // Created when needed, as in ui/history/dates.
  day ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  return day.format(ms);
}

/** How many gaps a figure is computed from: `57 gaps`. */
export function gaps(count: number): string {
  return pluralize(count, 'gap');
}

/** Why nothing is shown yet, and how many more rounds it takes, if that can be told from earlier ones. */
export function tooFewSentence({ gapCount, recent }: Pick<PairStats, 'gapCount' | 'recent'>): string {
  const rounds = roundsToLeastGaps({ gapCount, recent });
  const told = `Play some rounds more: keys and pairs are told from ${formatWhole(LEAST_GAPS)} gaps between right keys on.`;
  const soFar = gapCount === 0 ? 'There are none yet' : `So far there are ${formatWhole(gapCount)}`;
  if (rounds === 0) return 'Play some rounds more: those of practice alone do not say what is usual for you.';
  if (rounds === null) return `${told} ${soFar}.`;
  return `${told} ${soFar}; that takes about ${pluralize(rounds, 'round')} more.`;
}

/** What practice has changed: `faster, +0.9 wpm`, `slower, −0.3 wpm`, `not sure yet`. */
export function verdictText({ verdict, gainWpm }: Pick<BeforeAndNow, 'verdict' | 'gainWpm'>): string {
  if (verdict === 'not sure yet' || gainWpm === null) return verdict;
  const tenths = Math.round(10 * gainWpm) / 10;
  const sign = tenths > 0 ? '+' : tenths < 0 ? '−' : '±';
  return `${verdict}, ${sign}${Math.abs(tenths).toFixed(1)} wpm`;
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five'];

/** A small number as a word. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}
