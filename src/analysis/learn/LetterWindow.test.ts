import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  EMPTY_WINDOW,
  hasPassed,
  hasSlipped,
  isKnown,
  lastMs,
  missesIn,
  missShare,
  withTimes,
} from './LetterWindow';

const MISS = Number.NaN;
const times = (count: number, ms: number): number[] => Array(count).fill(ms);

test('a letter passes with 20 gaps at the bar and two of its last 20 times missed', () => {
  const at = (gaps: readonly number[], misses: number) =>
    withTimes(EMPTY_WINDOW, [...gaps, ...times(misses, MISS)]);
  expect(hasPassed(at(times(20, 300), 0), 300)).toBe(true);
  expect(hasPassed(at(times(19, 300), 0), 300)).toBe(false);
  expect(hasPassed(at(times(20, 301), 0), 300)).toBe(false);
  expect(hasPassed(at(times(20, 300), 2), 300)).toBe(true);
  expect(hasPassed(at(times(20, 300), 3), 300)).toBe(false);
});

test('only the last 20 gaps count for that, and only the last 20 times', () => {
  const after = withTimes(EMPTY_WINDOW, [...times(20, 900), ...times(5, MISS), ...times(20, 300)]);
  expect(lastMs(after)).toBe(300);
  expect(missesIn(after)).toBe(0);
  expect(hasPassed(after, 300)).toBe(true);
});

test('known is who needs 0.9 of the goal’s gap in the median of 50, with five misses of 50', () => {
  const good = withTimes(EMPTY_WINDOW, times(50, 270));
  expect(isKnown(good, 300)).toBe(true);
  expect(isKnown(withTimes(EMPTY_WINDOW, times(50, 271)), 300)).toBe(false);
  expect(isKnown(withTimes(EMPTY_WINDOW, times(49, 200)), 300)).toBe(false);
  expect(isKnown(withTimes(good, times(5, MISS)), 300)).toBe(true);
  expect(isKnown(withTimes(good, times(6, MISS)), 300)).toBe(false);
});

test('slipped is who needs more than 1.25 of it in the median of 30', () => {
  const good = withTimes(EMPTY_WINDOW, times(50, 270));
  expect(hasSlipped(good, 300)).toBe(false);
  expect(hasSlipped(withTimes(good, times(30, 375)), 300)).toBe(false);
  expect(hasSlipped(withTimes(good, times(30, 376)), 300)).toBe(true);
});

test('slipped is, too, who misses more than six of 40 times, and did so 20 times ago', () => {
  const good = withTimes(EMPTY_WINDOW, times(50, 270));
  const after = (misses: number, right: number) =>
    withTimes(good, [...times(misses, MISS), ...times(right, 270)]);
  expect(hasSlipped(after(7, 0), 300)).toBe(false);
  expect(hasSlipped(after(7, 19), 300)).toBe(false);
  expect(hasSlipped(after(7, 20), 300)).toBe(true);
  expect(hasSlipped(after(6, 20), 300)).toBe(false);
  // The last 40 times have six of them only.
  expect(hasSlipped(after(7, 34), 300)).toBe(false);
});

test('a window keeps the last 60 of each, and the one before stays as it is', () => {
  const before = withTimes(EMPTY_WINDOW, [...times(60, 100), MISS]);
  const after = withTimes(before, times(10, 200));
  expect([before.gapsMs.length, before.missed.length]).toEqual([60, 60]);
  expect(after.gapsMs.filter((ms) => ms === 200)).toHaveLength(10);
  expect(before.gapsMs).not.toContain(200);
  expect(missShare(before)).toBe(1 / 50);
  expect(missShare(EMPTY_WINDOW)).toBe(0);
  expect(lastMs(EMPTY_WINDOW)).toBe(0);
});

test('a time that was missed leaves the gaps as they are, and a gap is a time that was right', () => {
  const { gapsMs, missed } = withTimes(EMPTY_WINDOW, [200, MISS, 300]);
  expect([gapsMs, missed]).toEqual([
    [200, 300],
    [false, true, false],
  ]);
});

test('the time of a letter is the median of its last 20 gaps, or of as many as are asked for', () => {
  const window = withTimes(EMPTY_WINDOW, [...times(30, 500), ...times(11, 300), ...times(9, 100)]);
  expect([lastMs(window), lastMs(window, 50), lastMs(window, 8)]).toEqual([300, 500, 100]);
  expect(lastMs(withTimes(EMPTY_WINDOW, [100, 400]))).toBe(250);
});

test('times come one by one or together, to the same effect', () => {
  const time = fc.oneof({ weight: 9, arbitrary: fc.integer({ min: 1, max: 9999 }) }, fc.constant(MISS));
  fc.assert(
    fc.property(fc.array(time, { maxLength: 150, size: 'max' }), (all) => {
      const together = withTimes(EMPTY_WINDOW, all);
      expect(all.reduce((window, one) => withTimes(window, [one]), EMPTY_WINDOW)).toEqual(together);
      expect(together.gapsMs).toEqual(all.filter((ms) => !Number.isNaN(ms)).slice(-60));
      expect(missesIn(together, 40)).toBe(all.slice(-40).filter(Number.isNaN).length);
      expect(missShare(together)).toBeGreaterThanOrEqual(0);
      expect(missShare(together)).toBeLessThanOrEqual(1);
    }),
  );
});
