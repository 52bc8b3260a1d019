import { expect, test } from 'vitest';
import { formatDuration } from './dates';

test.each([
  [0, '0 s'],
  [45_999, '45 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h 0 min'],
  [3_900_000, '1 h 5 min'],
  [360_000_000 - 1, '99 h 59 min'],
  [4_500 * 3_600_000, '4,500 h'],
])('a total of %d ms reads %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});
