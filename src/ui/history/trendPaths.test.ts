import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PlayedSpeed } from '../../analysis/history/trend';
import { PLOT } from '../insights/speedScale';
import { trendPaths } from './trendPaths';

/** Rounds at these speeds, all with 75 % accuracy. */
function played(...speedsWpm: readonly number[]): PlayedSpeed[] {
  return speedsWpm.map((speedWpm, index) => ({ playedAt: index * 1000, speedWpm, accuracyPercent: 75 }));
}

test('rounds go from left to right, faster ones higher, below a round maximum', () => {
  const { points, median, spread, accuracy, floorPercent, ticks, last } = trendPaths(played(40, 80, 60));
  expect(ticks).toEqual([0, 20, 40, 60, 80]);
  expect(points).toBe('M0,100h0M500,0h0M1000,50h0');
  // The median of 40 and 80 is 60, and so is that of all three.
  expect(median).toBe('M0,100L500,50L1000,50');
  // Upper quartiles from left to right, then lower ones back.
  expect(spread).toBe('M0,100L500,25L1000,25L1000,75L500,75L0,100Z');
  expect(floorPercent).toBe(70);
  expect(accuracy).toBe('M0,50L500,50L1000,50');
  expect(last).toMatchObject({ index: 2, medianWpm: 60 });
});

test('the line without luck begins where that is known', () => {
  const lucky = played(...Array<number>(11).fill(80)).map((one) => ({ ...one, luckWpm: 40 }));
  expect(trendPaths(lucky).withoutLuck).toBe('M900,100L1000,100');
  expect(trendPaths(played(40, 80, 60)).withoutLuck).toBe('');
});

test('a single round is in the middle', () => {
  const { points, last } = trendPaths(played(80));
  expect(points).toBe(`M${PLOT.width / 2},0h0`);
  expect(last).toMatchObject({ index: 0, medianWpm: 80 });
});

test('without rounds nothing is drawn, and the plot still has a top', () => {
  const paths = trendPaths([]);
  expect(paths).toMatchObject({ points: '', median: '', spread: '', accuracy: '', last: undefined });
  expect(paths.ticks.at(-1)).toBe(1);
});

test('rounds without a right character are at the bottom', () => {
  expect(trendPaths(played(0, 0)).points).toBe(`M0,${PLOT.height}h0M1000,${PLOT.height}h0`);
});

test('points of thousands of rounds that overlap are drawn once', () => {
  const drawn = (rounds: number): number =>
    trendPaths(played(...Array<number>(rounds).fill(50))).points.split('M').length - 1;
  expect(drawn(300)).toBe(300);
  expect(drawn(20_000)).toBeLessThan(400);
});

test('every round is drawn inside the plot, whose top is the last grid line', () => {
  const speeds = fc.array(fc.double({ min: 0, max: 2000, noNaN: true }), { minLength: 1, maxLength: 700 });
  fc.assert(
    fc.property(speeds, (speedsWpm) => {
      const paths = trendPaths(played(...speedsWpm));
      const { last, ...drawn } = paths;
      expect(last?.withoutLuckWpm).toBeNull();
      expect(JSON.stringify(drawn)).not.toMatch(/NaN|Infinity|null/);
      const [topWpm = 0, below = 0] = paths.ticks.toReversed();
      expect(topWpm).toBeGreaterThanOrEqual(Math.max(...speedsWpm));
      expect(Math.max(1, ...speedsWpm)).toBeGreaterThan(below);
      for (const [, x, y] of `${paths.points}${paths.median}${paths.spread}`.matchAll(
        /([\d.-]+),([\d.-]+)/g,
      )) {
        expect(Math.abs(Number(x) - PLOT.width / 2)).toBeLessThanOrEqual(PLOT.width / 2);
        expect(Math.abs(Number(y) - PLOT.height / 2)).toBeLessThanOrEqual(PLOT.height / 2);
      }
    }),
  );
});
