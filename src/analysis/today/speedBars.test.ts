import { expect, test } from 'vitest';
import { speedBars } from './speedBars';

const barsOf = (speeds: readonly number[]): string => speedBars(speeds.map((speedWpm) => ({ speedWpm })));

/** Three seconds of each speed. */
const thrice = (...speeds: readonly number[]): number[] => speeds.flatMap((speed) => [speed, speed, speed]);

test('thirty seconds are ten bars, the fastest of them full and one of nothing the lowest', () => {
  expect(barsOf(thrice(0, 10, 20, 30, 40, 50, 60, 70, 70, 35))).toBe('▁▂▃▄▅▆▇██▅');
});

test('a bar is as high as the mean of its three seconds', () => {
  expect(barsOf([0, 60, 120, 30, 60, 90, 10, 20, 60])).toBe('██▅');
});

test('a round of hardly a key is as high as any other: its fastest bar is full', () => {
  expect(barsOf(thrice(0.1, 0))).toBe('█▁');
});

test('a steady round is all full bars, and one without a key all empty ones', () => {
  expect(barsOf(Array(30).fill(72))).toBe('██████████');
  expect(barsOf(Array(30).fill(0))).toBe('▁▁▁▁▁▁▁▁▁▁');
});
