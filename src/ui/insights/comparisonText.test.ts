import { expect, test } from 'vitest';
import { WPM } from '../../core/words/speedUnit';
import { comparisonText, paceComparisonText } from './comparisonText';

test.each([
  [3, '3 above your usual 69 · best 84'],
  [-2, '2 below your usual 69 · best 84'],
  [0, 'as usual · best 84'],
])('a speed that is %d wpm above the usual 69: %s', (above, text) => {
  expect(comparisonText({ usual: 69, above, best: 84 })).toBe(text);
});

test.each([
  ['best', 89, 7, '7 above the pace (your best, 89)'],
  ['usual', 72, -3, '3 below the pace (your usual, 72)'],
  ['other', 120, 0, 'at the pace (120)'],
] as const)('a pace of %s at %d wpm, %d below the speed: %s', (of, speed, above, text) => {
  expect(paceComparisonText({ pace: { of, speed, unit: WPM }, above })).toBe(text);
});
