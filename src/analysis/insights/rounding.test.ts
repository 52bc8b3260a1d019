import { expect, test } from 'vitest';
import { secondsToTenth, wholeNumber } from './rounding';
import { wordsPerMinute } from './speed';

test.each([
  [0, 0],
  [72.49, 72],
  [72.5, 73],
  [0.49999999999999994, 0],
])('%d is %d', (figure, whole) => {
  expect(wholeNumber(figure)).toBe(whole);
});

test.each([
  [0, '0.0'],
  [21_449, '21.4'],
  [21_450, '21.5'],
  [350, '0.4'],
  [30_000, '30.0'],
])('%d ms are %s s', (ms, seconds) => {
  expect(secondsToTenth(ms)).toBe(seconds);
});

test('a speed that is exactly a half stays one: 29 characters in 24 seconds', () => {
  expect(wordsPerMinute(29, 24_000)).toBe(14.5);
});
