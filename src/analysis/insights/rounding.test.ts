import { expect, test } from 'vitest';
import { secondsToTenth, wholeNumber } from './rounding';

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
