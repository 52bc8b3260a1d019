import fc from 'fast-check';
import { expect, test } from 'vitest';
import { A_FONT } from '../testing/fonts';
import { typeMetrics } from './typeMetrics';

const WINDOW = { topCssPx: 0, widthCssPx: 1232, windowHeightCssPx: 720 };

test('a letter is a whole number of device pixels wide, at every ratio and zoom', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 200, max: 3840 }),
      fc.double({ min: 12, max: 80, noNaN: true }),
      fc.constantFrom(0.5, 1, 1.1, 1.25, 1.5, 2, 3, 4),
      (widthCssPx, sizePx, dpr) => {
        const metrics = typeMetrics({ ...WINDOW, topCssPx: 12.7, widthCssPx }, sizePx, dpr, A_FONT, 11);
        expect(metrics.fontPx * 0.6).toBeCloseTo(metrics.cellPx, 9);
        const { gridPx } = metrics;
        expect(gridPx).toBe(Number.isInteger(dpr) ? dpr : 1);
        for (const part of ['cellPx', 'linePx', 'boxTopPx', 'boxHeightPx', 'strokePx', 'hairPx'] as const) {
          expect(metrics[part] % gridPx, part).toBe(0);
        }
        for (const whole of [
          metrics.cellPx,
          metrics.linePx,
          metrics.baselinePx,
          metrics.roomPx,
          metrics.hairPx,
          metrics.columns,
        ]) {
          expect(Number.isInteger(whole)).toBe(true);
        }
        const top = (12.7 * dpr + metrics.topPx) / gridPx;
        expect(top).toBeCloseTo(Math.round(top), 2);
        expect(metrics.columns).toBeGreaterThanOrEqual(11);
        expect(metrics.columns * metrics.cellPx).toBeLessThanOrEqual(Math.floor(widthCssPx * dpr));
      },
    ),
  );
});

test.each([28, 34])(
  'a screen with a ratio of 2 has the type of a usual one, with twice the pixels: %d px',
  (sizePx) => {
    const usual = typeMetrics({ ...WINDOW, topCssPx: 0.3 }, sizePx, 1, A_FONT, 11);
    const fine = typeMetrics({ ...WINDOW, topCssPx: 0.3 }, sizePx, 2, A_FONT, 11);
    for (const part of ['cellPx', 'linePx', 'baselinePx', 'strokePx', 'hairPx', 'roomPx'] as const) {
      expect(fine[part], part).toBe(2 * usual[part]);
    }
    expect(fine.topPx).toBeCloseTo(2 * usual.topPx, 9);
    expect(fine.columns).toBe(usual.columns);
    expect(fine.aheadLines).toBe(usual.aheadLines);
  },
);

test('a cell differs from the preferred size by less than a device pixel', () => {
  expect(typeMetrics(WINDOW, 32, 1, A_FONT, 11)).toMatchObject({
    cellPx: 19,
    columns: 44,
  });
});

test.each([
  // Two lines and one, of 44 px each.
  { window: '1280 × 720', widthCssPx: 1280, windowHeightCssPx: 720, sizePx: 28, aheadLines: 1 },
  { window: '1280 × 528', widthCssPx: 1280, windowHeightCssPx: 528, sizePx: 28, aheadLines: 1 },
  { window: '1280 × 527', widthCssPx: 1280, windowHeightCssPx: 527, sizePx: 28, aheadLines: 0 },
  {
    window: '1280 × 720 with larger letters',
    widthCssPx: 1280,
    windowHeightCssPx: 720,
    sizePx: 42,
    aheadLines: 0,
  },
  // Four lines and one.
  { window: '390 × 844', widthCssPx: 390, windowHeightCssPx: 844, sizePx: 24, aheadLines: 1 },
  { window: '320 × 568', widthCssPx: 320, windowHeightCssPx: 568, sizePx: 20, aheadLines: 0 },
])(
  'the words and a line of the next ones take at most a quarter of the window: $window',
  ({ widthCssPx, windowHeightCssPx, sizePx, aheadLines }) => {
    const room = { topCssPx: 0, widthCssPx, windowHeightCssPx };
    expect(typeMetrics(room, sizePx, 1, A_FONT, 11).aheadLines).toBe(aheadLines);
  },
);
