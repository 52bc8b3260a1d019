import { expect, test } from 'vitest';
import { accuracyText, formatWhole, percent, pluralize } from './figureTexts';

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [20_000, '20,000'],
  [1_234_567, '1,234,567'],
])('%d is written as %s', (count, text) => {
  expect(formatWhole(count)).toBe(text);
});

test('a count has its noun, plural but for one', () => {
  expect([0, 1, 2, 20_000].map((count) => pluralize(count, 'word'))).toEqual([
    '0 words',
    '1 word',
    '2 words',
    '20,000 words',
  ]);
});

test.each([
  [0, '0%'],
  [96.5, '97%'],
  [98.9, '99%'],
  [99.5, '99%'],
  [99.99, '99%'],
  [100, '100%'],
])('an accuracy of %d reads %s', (accuracyPercent, text) => {
  expect(accuracyText(accuracyPercent)).toBe(text);
});

test.each([
  [0, '0%'],
  [0.966, '97%'],
  [2 / 3, '67%'],
  [1, '100%'],
])('%d reads %s', (share, text) => {
  expect(percent(share)).toBe(text);
});
