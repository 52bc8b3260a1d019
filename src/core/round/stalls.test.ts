import { expect, test } from 'vitest';
import { NO_STALLS, withDelay } from './stalls';

function after(...delays: readonly (readonly [number, number])[]) {
  return delays.reduce((stalls, [fromMs, toMs]) => withDelay(stalls, fromMs, toMs), NO_STALLS);
}

test('a delay that nobody feels is not a stall', () => {
  expect(after([0, 99.9])).toBe(NO_STALLS);
  expect(after([5000, 5099.9])).toBe(NO_STALLS);
  expect(after([0, Number.NaN])).toBe(NO_STALLS);
});

test('a delay of exactly 100 ms is one', () => {
  expect(after([5000, 5100])).toMatchObject({ count: 1, longestMs: 100 });
});

test('separate stalls are counted, and the longest is known', () => {
  expect(after([1000, 1120], [5000, 5180])).toMatchObject({ count: 2, longestMs: 180 });
});

test('keys that waited in the same stall count as one stall, as long as all of them together', () => {
  expect(after([1000, 4000], [1500, 4001], [3950, 4060])).toMatchObject({ count: 1, longestMs: 3060 });
});

test('stalls that just touch are one', () => {
  expect(after([1000, 1120], [1120, 1240])).toMatchObject({ count: 1, longestMs: 240 });
});
