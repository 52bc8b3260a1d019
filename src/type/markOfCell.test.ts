import { expect, test } from 'vitest';
import { aRunningRound } from '../testing/rounds';
import type { Cell } from './letters';
import { markOfCell } from './markOfCell';

/** Cells of letters with so many units each. */
function cellsOf(...units: readonly number[]): Cell[] {
  return units.flatMap((of) =>
    Array.from({ length: of }, (_, index) => ({
      ...{ line: 0, xPx: 0, widthPx: 10 },
      ...(of > 1 && { part: { index, of } }),
    })),
  );
}

function marksOf(expected: string, typed: string, cells: readonly Cell[], hiddenFrom = expected.length) {
  const round = aRunningRound({ expected, typed });
  return cells.map((_, i) => markOfCell(round, cells, i, hiddenFrom));
}

test('a letter with its marks is wrong as a whole, before all of it is typed, too', () => {
  expect(marksOf('कि त', 'ख', cellsOf(2, 1, 1))).toEqual(['mismatch', 'mismatch', 'untyped', 'untyped']);
  expect(marksOf('किं', 'क\u0940', cellsOf(3))).toEqual(['mismatch', 'mismatch', 'mismatch']);
});

test('what is right of it advances by its parts', () => {
  expect(marksOf('कित', 'क', cellsOf(2, 1))).toEqual(['match', 'untyped', 'untyped']);
  expect(marksOf('कित', 'कि', cellsOf(2, 1))).toEqual(['match', 'match', 'untyped']);
});

test('letters of one unit are marked alone, and hidden ones stay hidden', () => {
  expect(marksOf('abc', 'ax', cellsOf(1, 1, 1))).toEqual(['match', 'mismatch', 'untyped']);
  expect(marksOf('कित', 'क', cellsOf(2, 1), 0)).toEqual(['hidden', 'hidden', 'hidden']);
  // A wrong key does not show what it did not try.
  const round = aRunningRound({ expected: 'कित', typed: '' });
  const missed = { ...round, missed: 'ख' };
  expect([0, 1, 2].map((i) => markOfCell(missed, cellsOf(2, 1), i, 0))).toEqual([
    'mismatch',
    'hidden',
    'hidden',
  ]);
});
