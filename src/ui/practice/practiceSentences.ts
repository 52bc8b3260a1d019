import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { wholeNumber } from '../../analysis/insights/rounding';
import { type BeforeAndNow, MIN_GAPS } from '../../analysis/practice/beforeAndNow';
import { LEAST_GAPS, roundsToLeastGaps } from '../../analysis/practice/leastGaps';
import type { PairStats } from '../../analysis/practice/PairStats';
import { OWN_LANGUAGE } from '../../core/language/ownLanguage';
import { WPM } from '../../core/words/speedUnit';
import { ROUNDS_OF_SET } from '../../state/round/practiceAtom';
import { capitalised } from '../page/capitalised';
import { formatCount, formatNumber, percent, withUnit } from '../page/figureTexts';

/** `157 ms`. */
export function milliseconds(ms: number): string {
  const time = formatNumber(wholeNumber(ms));
  return t({ message: `${time} ms`, comment: 'A time in milliseconds' });
}

/** How often a pair is missed: `2%`. */
export function missesText(share: number): string {
  return percent(share);
}

/** `0.9 wpm`. */
export function worth(worthWpm: number): string {
  return withUnit(formatNumber(worthWpm, 1), WPM);
}

/** Whether anything of it is left once it is rounded. */
export function hasWorth(worthWpm: number): boolean {
  return worthWpm >= 0.05;
}

/** By the language of the page. */
const days = new Map<string, Intl.DateTimeFormat>();

/** The day, as the language of the page writes it; in English as in the browser's locale. */
export function formatDay(ms: number): string {
  const { locale } = i18n;
  // Created when needed, as in ui/history/dates.
  const day =
    days.get(locale) ??
    new Intl.DateTimeFormat(locale === OWN_LANGUAGE ? undefined : locale, { dateStyle: 'medium' });
  days.set(locale, day);
  return day.format(ms);
}

/** How often a pair or key was typed right: `57 times`. */
export function times(count: number): string {
  return t({
    message: plural(count, { one: '# time', other: '# times' }),
    comment: 'How often a pair or key was typed',
  });
}

/** How far a pair is from being told a typical time: `3 of 8 times`. */
export function tooFewTimes(count: number): string {
  const done = formatCount(count);
  const needed = MIN_GAPS;
  return t({
    message: plural(needed, { one: `${done} of # time`, other: `${done} of # times` }),
    comment: 'How often a pair or key was typed, of how often it has to be typed until its time is known',
  });
}

/** What usual rounds since practice tell of a pair: `301 ms, before: 427 ms, faster`, or `3 of 8 times`. */
export function sinceText({ before, since, counts, verdict }: BeforeAndNow): string {
  if (!since) return tooFewTimes(counts.since);
  const parts = [milliseconds(since.medianMs)];
  if (before) {
    const time = milliseconds(before.medianMs);
    parts.push(
      t({ message: `before: ${time}`, comment: 'The time of a pair of keys before practice: 427 ms' }),
    );
  }
  if (verdict !== 'unsure') parts.push(i18n._(VERDICTS[verdict]));
  return parts.join(', ');
}

type Counted = Pick<PairStats, 'gapCount' | 'recent'>;

/** Why no keys are shown yet, and about how many more rounds it takes, if that can be told from earlier ones. */
export function tooFewSentence(counted: Counted): string {
  const rounds = roundsToLeastGaps(counted);
  if (rounds === 0) return t`One round without practice to see your slow keys here`;
  const done = formatCount(counted.gapCount);
  const all = formatCount(LEAST_GAPS);
  if (rounds === null) {
    return t({
      message: `Some more rounds to see your slow keys here (${done} of ${all} keys)`,
      comment: 'all: always 1,000',
    });
  }
  return t({
    message: plural(rounds, {
      one: `About # more round to see your slow keys here (${done} of ${all} keys)`,
      other: `About # more rounds to see your slow keys here (${done} of ${all} keys)`,
    }),
    comment: 'all: always 1,000',
  });
}

/** From more rounds than this on they are not counted down: a round that is slower than those before would add some. */
const MOST_TOLD_ROUNDS = 9;

/** What a result has in place of slow pairs: `Two more rounds to see your slow pairs here`. */
export function fewPairsSentence(rounds: number | null): string {
  if (rounds === null || rounds > MOST_TOLD_ROUNDS) return t`Some more rounds to see your slow pairs here`;
  const count = numberWordAtStart(rounds);
  return t({
    message: plural(rounds, {
      one: `${count} more round to see your slow pairs here`,
      other: `${count} more rounds to see your slow pairs here`,
    }),
    comment: 'count: the number, as a word in English, in digits in other languages',
  });
}

/** `Five more rounds`. */
export function moreRounds(rounds: number): string {
  const count = numberWordAtStart(rounds);
  return t({
    message: plural(rounds, { one: `${count} more round`, other: `${count} more rounds` }),
    comment:
      'Button: plays more rounds of practice. count: the number, as a word in English, in digits in other languages',
  });
}

/** What a button says that practises the pairs that would help most: `Practise these five`. */
export function practiseThese(pairs: number): string {
  const count = numberWord(pairs);
  return t({
    message: plural(pairs, { one: 'Practise this one', other: `Practise these ${count}` }),
    comment: 'Button: pairs of keys. count: the number, as a word in English, in digits in other languages',
  });
}

/** Why no more can be chosen than so many. */
export function tooManySentence(most: number): string {
  const count = numberWord(most);
  return t({
    message: plural(most, {
      one: `At most ${count} key or pair can be practised at once. Remove it first.`,
      other: `At most ${count} keys and pairs can be practised at once. Remove one of them first.`,
    }),
    comment: 'count: the number, as a word in English, in digits in other languages',
  });
}

/** Which round of practice it is, if so many were finished before it: `round 2 of 5`. They come in sets. */
export function roundOfSet(finished: number): string {
  const round = formatNumber((finished % ROUNDS_OF_SET) + 1);
  const all = formatNumber(ROUNDS_OF_SET);
  return t({ message: `round ${round} of ${all}`, comment: 'Which round of practice it is: round 2 of 5' });
}

const VERDICTS: Record<BeforeAndNow['verdict'], MessageDescriptor> = {
  faster: msg({ message: 'faster', comment: 'Of a pair of keys, since practice' }),
  slower: msg({ message: 'slower', comment: 'Of a pair of keys, since practice' }),
  unsure: msg({ message: 'not sure yet', comment: 'Whether a pair of keys is faster since practice' }),
};

/** What practice has changed: `faster, +0.9 wpm`, `slower, −0.3 wpm`, `not sure yet`. */
export function verdictText({ verdict, gainWpm }: Pick<BeforeAndNow, 'verdict' | 'gainWpm'>): string {
  const told = i18n._(VERDICTS[verdict]);
  if (gainWpm === null) return told;
  const tenths = Math.round(10 * gainWpm) / 10;
  const sign = tenths > 0 ? '+' : tenths < 0 ? '−' : '±';
  return [told, withUnit(`${sign}${formatNumber(Math.abs(tenths), 1)}`, WPM)].join(', ');
}

const NUMBERS = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number: a small one as a word in English, where such a word fits any noun; else in digits. */
function numberWord(count: number): string {
  const word = i18n.locale === OWN_LANGUAGE ? NUMBERS[count] : undefined;
  return word ?? formatCount(count);
}

/** The same as the first word of a sentence. */
function numberWordAtStart(count: number): string {
  return capitalised(numberWord(count));
}

/** `Practise th, er`. @param names the pairs and keys, or what stands for them */
export function practiseNames(names: string): string {
  return t({ message: `Practise ${names}`, comment: 'Button: practise pairs of keys such as th, er' });
}

/** `Practice: th, er`. @param names as for `practiseNames` */
export function practisedNames(names: string): string {
  return t({ message: `Practice: ${names}`, comment: 'What is practised: pairs of keys and keys' });
}
