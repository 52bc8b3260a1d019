import { expect, test } from 'vitest';
import { comparisonOf } from './comparison';

test('a speed is compared with the median of those before it, and with the best', () => {
  expect(comparisonOf(72, [84, 66, 69])).toEqual({ usualWpm: 69, aboveWpm: 3, bestWpm: 84 });
  expect(comparisonOf(67, [84, 66, 68, 70])).toEqual({ usualWpm: 69, aboveWpm: -2, bestWpm: 84 });
  expect(comparisonOf(69, [84, 66, 69])).toEqual({ usualWpm: 69, aboveWpm: 0, bestWpm: 84 });
});

test('the best may be the round itself', () => {
  expect(comparisonOf(85, [84, 66, 69])).toMatchObject({ aboveWpm: 16, bestWpm: 85 });
});

test('with fewer than three rounds before it a speed is compared with nothing', () => {
  expect(comparisonOf(72, [])).toBeNull();
  expect(comparisonOf(72, [84, 66])).toBeNull();
});

test('usual are the last twenty, but the best is of all', () => {
  const before = [90, ...Array<number>(20).fill(10), ...Array<number>(20).fill(50)];
  expect(comparisonOf(52, before)).toEqual({ usualWpm: 50, aboveWpm: 2, bestWpm: 90 });
  expect(comparisonOf(52, before.slice(0, -10))).toMatchObject({ usualWpm: 30 });
});

test('the difference is that of the figures as they are shown, in whole wpm', () => {
  // 71.6 is shown as 72, 69.4 as 69: not 2.2, but 3 above.
  expect(comparisonOf(71.6, [69.4, 69.4, 69.4])).toEqual({ usualWpm: 69, aboveWpm: 3, bestWpm: 72 });
  expect(comparisonOf(69.4, [69.5, 69.5, 69.5])).toEqual({ usualWpm: 70, aboveWpm: -1, bestWpm: 70 });
  expect(comparisonOf(69.5, [70.4, 70.4, 70.4])).toEqual({ usualWpm: 70, aboveWpm: 0, bestWpm: 70 });
});
