import { expect, test } from 'vitest';
import { seededDraws, xoshiro128 } from './random';

test('draws are whole numbers below the bound, and all of them occur', () => {
  const drawBelow = seededDraws(1);
  const seen = new Set(Array.from({ length: 300 }, () => drawBelow(6)));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test('a bound that does not divide 2^32 favours no result', () => {
  // One in four numbers of the generator is past the last multiple of the bound. If it were used, it would make the
  // lowest third as likely as the two others together.
  const bound = 3 * 2 ** 30;
  const drawBelow = seededDraws(30);
  const draws = Array.from({ length: 3000 }, () => drawBelow(bound));
  const inLowestThird = draws.filter((drawn) => drawn < bound / 3).length;
  // 1000 are expected, with a standard deviation of 26.
  expect(Math.abs(inLowestThird - 1000)).toBeLessThan(3 * 26);
});

test('the generator is xoshiro128**: from the state 1, 2, 3, 4 it gives the outputs of the reference', () => {
  const next = xoshiro128(1, 2, 3, 4);
  expect(Array.from({ length: 10 }, next)).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});
