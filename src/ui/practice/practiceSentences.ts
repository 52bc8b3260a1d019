import { wholeNumber } from '../../analysis/insights/rounding';
import { type BeforeAndNow, MIN_GAPS } from '../../analysis/practice/beforeAndNow';
import { LEAST_GAPS, roundsToLeastGaps } from '../../analysis/practice/leastGaps';
import type { PairStats } from '../../analysis/practice/PairStats';
import { ROUNDS_OF_SET } from '../../state/practice/practiceAtom';
import { formatWhole, percent, pluralize } from '../page/figureTexts';

/** `157 ms`. */
export function milliseconds(ms: number): string {
  return `${wholeNumber(ms)} ms`;
}

/** How often a pair is missed: `2%`. */
export function missesText(share: number): string {
  return percent(share);
}

/** `0.9 wpm`. */
export function worth(worthWpm: number): string {
  return `${worthWpm.toFixed(1)} wpm`;
}

/** Whether anything of it is left once it is rounded. */
export function hasWorth(worthWpm: number): boolean {
  return worthWpm >= 0.05;
}

let day: Intl.DateTimeFormat | undefined;

/** The day, in the browser's locale. */
export function formatDay(ms: number): string {
  // Created when needed, as in ui/history/dates.
  day ??= new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
  return day.format(ms);
}

/** How often a pair or key was typed right: `57 times`. */
export function times(count: number): string {
  return pluralize(count, 'time');
}

/** How far a pair is from being told a typical time: `3 of 8 times`. */
export function tooFewTimes(count: number): string {
  return `${count} of ${times(MIN_GAPS)}`;
}

/** What usual rounds since practice tell of a pair: `301 ms, 427 ms before, faster`, or `3 of 8 times`. */
export function sinceText({ before, since, counts, verdict }: BeforeAndNow): string {
  if (!since) return tooFewTimes(counts.since);
  const parts = [milliseconds(since.medianMs)];
  if (before) parts.push(`${milliseconds(before.medianMs)} before`);
  if (verdict !== 'unsure') parts.push(verdict);
  return parts.join(', ');
}

type Counted = Pick<PairStats, 'gapCount' | 'recent'>;

/** Why no keys are shown yet, and about how many more rounds it takes, if that can be told from earlier ones. */
export function tooFewSentence(counted: Counted): string {
  const rounds = roundsToLeastGaps(counted);
  if (rounds === 0) return 'One round without practice and your slow keys show here';
  const more = rounds === null ? 'Some more rounds' : `About ${pluralize(rounds, 'more round')}`;
  const soFar = `${formatWhole(counted.gapCount)} of ${formatWhole(LEAST_GAPS)} keys`;
  return `${more} and your slow keys show here (${soFar})`;
}

/** What a result has in place of slow pairs: `Two more rounds and your slow pairs show here`. */
export function fewPairsSentence(rounds: number | null): string {
  const more = rounds === null ? 'Some more rounds' : moreRounds(rounds);
  return `${more} and your slow pairs show here`;
}

/** `Five more rounds`. */
export function moreRounds(rounds: number): string {
  const count = inWords(rounds);
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} more ${rounds === 1 ? 'round' : 'rounds'}`;
}

/** Which round of practice it is, if so many were finished before it: `round 2 of 5`. They come in sets. */
export function roundOfSet(finished: number): string {
  return `round ${(finished % ROUNDS_OF_SET) + 1} of ${ROUNDS_OF_SET}`;
}

const VERDICTS: Record<BeforeAndNow['verdict'], string> = {
  faster: 'faster',
  slower: 'slower',
  unsure: 'not sure yet',
};

/** What practice has changed: `faster, +0.9 wpm`, `slower, −0.3 wpm`, `not sure yet`. */
export function verdictText({ verdict, gainWpm }: Pick<BeforeAndNow, 'verdict' | 'gainWpm'>): string {
  if (gainWpm === null) return VERDICTS[verdict];
  const tenths = Math.round(10 * gainWpm) / 10;
  const sign = tenths > 0 ? '+' : tenths < 0 ? '−' : '±';
  return `${VERDICTS[verdict]}, ${sign}${Math.abs(tenths).toFixed(1)} wpm`;
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A small number as a word. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? formatWhole(count);
}
