import { expect, test } from 'vitest';
import { comparisonText } from './comparisonText';

test.each([
  [3, '3 above your usual 69 · best 84'],
  [-2, '2 below your usual 69 · best 84'],
  [0, 'as usual · best 84'],
])('a speed that is %d wpm above the usual 69: %s', (aboveWpm, text) => {
  expect(comparisonText({ usualWpm: 69, aboveWpm, bestWpm: 84 })).toBe(text);
});
