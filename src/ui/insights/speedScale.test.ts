import fc from 'fast-check';
import { expect, test } from 'vitest';
import { speedUnitOf } from '../../core/words/speedUnit';
import { PLOT, speedScale } from './speedScale';

test.each([
  [0, [0, 1]],
  [3, [0, 1, 2, 3]],
  [61, [0, 20, 40, 60, 80]],
  [85, [0, 25, 50, 75, 100]],
  [103, [0, 30, 60, 90, 120]],
  [150, [0, 40, 80, 120, 160]],
  [201, [0, 60, 120, 180, 240]],
])('the axis for %d wpm has round numbers', (fastestWpm, ticks) => {
  expect(speedScale(fastestWpm).ticks).toEqual(ticks);
});

test('every speed has room below the top of an axis of whole numbers, five at most', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (fastestWpm) => {
      const { y, ticks } = speedScale(fastestWpm);
      expect(ticks.length).toBeLessThanOrEqual(5);
      expect(ticks.every(Number.isInteger)).toBe(true);
      expect(y(fastestWpm)).toBeGreaterThanOrEqual(0);
      expect(y(0)).toBe(PLOT.height);
    }),
  );
});

test('an axis of strokes has round numbers of strokes, and speeds stand where theirs are', () => {
  const unit = speedUnitOf('korean-common-1');
  const { ticks, y } = speedScale(30, unit);
  expect(ticks).toEqual([0, 80, 160, 240, 320]);
  expect(y(320 / unit.perWpm)).toBe(0);
});
