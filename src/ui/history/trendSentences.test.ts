import { expect, test } from 'vitest';
import type { TrendPoint } from '../../analysis/history/trend';
import { speedUnitOf, WPM } from '../../core/words/speedUnit';
import { noTrendSentence, trendSentence, weekFigure } from './trendSentences';

const last: TrendPoint = {
  index: 29,
  medianWpm: 72.5,
  lowWpm: 70,
  highWpm: 76.4,
  medianAccuracyPercent: 96.6,
  isFlawless: false,
  withoutLuckWpm: null,
};

test('the trend sentence has median and quartiles of the last twenty rounds, or of all when there are fewer', () => {
  expect(trendSentence(last, 30, WPM)).toBe(
    'Median of your last 20 rounds: 73 wpm, most between 70 and 76; accuracy 96%',
  );
  expect(trendSentence(last, 3, WPM)).toMatch(/^Median of your last 3 rounds:/);
});

test('the speed on words of medium difficulty is told where it is known', () => {
  expect(trendSentence({ ...last, withoutLuckWpm: 71.2 }, 30, WPM)).toBe(
    'Median of your last 20 rounds: 73 wpm, most between 70 and 76; 71 wpm on words of medium difficulty; accuracy 96%',
  );
});

test('an accuracy of 100% is told of rounds without an error only', () => {
  expect(trendSentence({ ...last, medianAccuracyPercent: 100 }, 3, WPM)).toMatch(/; accuracy 99%$/);
  expect(trendSentence({ ...last, medianAccuracyPercent: 100, isFlawless: true }, 3, WPM)).toMatch(
    /; accuracy 100%$/,
  );
  expect(trendSentence({ ...last, medianAccuracyPercent: 99.6 }, 3, WPM)).toMatch(/; accuracy 99%$/);
});

test('quartiles that round to the same figure are given as one', () => {
  expect(trendSentence({ ...last, lowWpm: 72.6, highWpm: 73.4 }, 20, WPM)).toContain('73 wpm, most at 73;');
});

test('one or two rounds have no trend, but it is said when it begins', () => {
  expect(noTrendSentence(1)).toBe('Two more rounds to see your trend here');
  expect(noTrendSentence(2)).toBe('One more round to see your trend here');
});

test.each([
  [null, 60, '–', 'no rounds yet'],
  [71.2, null, '71 wpm', 'no rounds last week'],
  [71.2, 69.14, '71 wpm', '+2.1 vs. last week'],
  [69, 71.5, '69 wpm', '−2.5 vs. last week'],
  [69.02, 69, '69 wpm', '±0 vs. last week'],
])('a week of %d wpm after one of %d', (thisWpm, lastWpm, figure, note) => {
  expect(weekFigure(thisWpm, lastWpm, WPM)).toEqual({ figure, note });
});

test('of Korean rounds the speeds are in strokes', () => {
  const unit = speedUnitOf('korean-common-1');
  expect(weekFigure(30, 28, unit)).toEqual({ figure: '309 strokes/min', note: '+20.6 vs. last week' });
});
