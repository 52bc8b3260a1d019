import { expect, test } from 'vitest';
import { longTime } from './sentences';

test.each([
  [0, '0 s'],
  [45_999, '45 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h 0 min'],
  [3_900_000, '1 h 5 min'],
  [4_500 * 3_600_000, '4,500 h 0 min'],
])('%d ms of many rounds are %s', (ms, told) => {
  expect(longTime(ms)).toBe(told);
});
