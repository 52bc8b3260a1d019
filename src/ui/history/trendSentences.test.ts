import { expect, test } from 'vitest';
import type { TrendPoint } from '../../analysis/history/trend';
import { noTrendSentence, trendSentence, weekFigure } from './trendSentences';

const last: TrendPoint = {
  index: 29,
  medianWpm: 72.5,
  lowWpm: 70,
  highWpm: 76.4,
  medianAccuracyPercent: 96.6,
  withoutLuckWpm: null,
};

test('the trend sentence has median and quartiles of the last twenty rounds, or of all when there are fewer', () => {
  expect(trendSentence(last, 30)).toBe(
    'Median of your last 20 rounds: 73 wpm, most between 70 and 76; accuracy 97%',
  );
  expect(trendSentence(last, 3)).toMatch(/^Median of your last 3 rounds:/);
});

test('the speed on average words is told where it is known', () => {
  expect(trendSentence({ ...last, withoutLuckWpm: 71.2 }, 30)).toBe(
    'Median of your last 20 rounds: 73 wpm, most between 70 and 76; 71 wpm on average words; accuracy 97%',
  );
});

test('quartiles that round to the same figure are given as one', () => {
  expect(trendSentence({ ...last, lowWpm: 72.6, highWpm: 73.4 }, 20)).toContain('73 wpm, most at 73;');
});

test('one or two rounds have speeds but no trend', () => {
  const played = (speedWpm: number) => ({ playedAt: 0, speedWpm, accuracyPercent: 97 });
  expect(noTrendSentence([played(72.5)])).toBe(
    'One round of this kind so far: 73 wpm. The trend begins with the third.',
  );
  expect(noTrendSentence([played(70), played(76)])).toBe(
    'Two rounds of this kind so far: 70 wpm, then 76 wpm. The trend begins with the third.',
  );
});

test.each([
  [null, 60, '–', 'no rounds yet'],
  [71.2, null, '71 wpm', 'no rounds last week'],
  [71.2, 69.14, '+2.1 wpm', 'against 69 wpm last week'],
  [69, 71.5, '−2.5 wpm', 'against 72 wpm last week'],
  [69.02, 69, '±0 wpm', 'against 69 wpm last week'],
])('a week of %d wpm after one of %d', (thisWpm, lastWpm, figure, note) => {
  expect(weekFigure(thisWpm, lastWpm)).toEqual({ figure, note });
});
