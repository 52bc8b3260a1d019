import { expect, test } from 'vitest';
import { comparisonOf } from './comparison';

test('a speed is compared with the median of those before it, and with the best', () => {
  expect(comparisonOf(72, [84, 66, 69])).toEqual({ usual: 69, above: 3, best: 84 });
  expect(comparisonOf(67, [84, 66, 68, 70])).toEqual({ usual: 69, above: -2, best: 84 });
  expect(comparisonOf(69, [84, 66, 69])).toEqual({ usual: 69, above: 0, best: 84 });
});

test('the best may be the round itself', () => {
  expect(comparisonOf(85, [84, 66, 69])).toMatchObject({ above: 16, best: 85 });
});

test('with fewer than three rounds before it a speed is compared with nothing', () => {
  expect(comparisonOf(72, [])).toBeNull();
  expect(comparisonOf(72, [84, 66])).toBeNull();
});

test('usual are the last twenty, but the best is of all', () => {
  const before = [90, ...Array<number>(20).fill(10), ...Array<number>(20).fill(50)];
  expect(comparisonOf(52, before)).toEqual({ usual: 50, above: 2, best: 90 });
  expect(comparisonOf(52, before.slice(0, -10))).toMatchObject({ usual: 30 });
});

test('the difference is that of the figures as they are shown, in whole wpm', () => {
  // 71.6 is shown as 72, 69.4 as 69: not 2.2, but 3 above.
  expect(comparisonOf(71.6, [69.4, 69.4, 69.4])).toEqual({ usual: 69, above: 3, best: 72 });
  expect(comparisonOf(69.4, [69.5, 69.5, 69.5])).toEqual({ usual: 70, above: -1, best: 70 });
  expect(comparisonOf(69.5, [70.4, 70.4, 70.4])).toEqual({ usual: 70, above: 0, best: 70 });
});
