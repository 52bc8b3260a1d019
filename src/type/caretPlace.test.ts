// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { placeWithin } from './caretPlace';
import { layoutWords } from './layoutWords';
import { type Letters, lettersInCells } from './letters';

/** An element of this place on the page. */
function at(left: number, top: number, height: number): HTMLElement {
  const element = document.createElement('div');
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 500, height));
  return element;
}

const METRICS = { cellPx: 20, columns: 8, roomPx: 220, gridPx: 2, aheadLines: 0, linePx: 60, dpr: 2 };
/** 'one two ' and 'three', 40 px from the left. */
const LAYOUT = layoutWords('one two three', METRICS, { characters: 13, cutColumns: 8 });
const place = (position: number) => placeWithin(at(0, 100, 200), at(0, 130, 90), LAYOUT, position, METRICS);

test.each([
  [0, 20, 30],
  [7, 90, 30],
  [8, 20, 60],
  [12, 60, 60],
  // Past the end.
  [13, 60, 60],
])('position %s is %s px from the left and its line %s px from the top', (position, left, top) => {
  expect(place(position)).toEqual({ left, bottom: 200 - top - 30, dir: 'ltr' });
});

test('of lines that are read from right to left the caret stands at the right of a letter', () => {
  const inCells = lettersInCells(20);
  // As if mirrored.
  const letters: Letters = {
    ...inCells,
    dir: 'rtl',
    cellsOf: (text, line, blockPx) =>
      inCells.cellsOf(text, line, blockPx).map((cell) => ({ ...cell, xPx: blockPx - cell.xPx - 20 })),
  };
  const layout = layoutWords('one two three', { ...METRICS, letters }, { characters: 13, cutColumns: 8 });
  const { leftPx, widthPx } = layout;
  const leftOf = (position: number) =>
    2 * placeWithin(at(0, 100, 200), at(0, 130, 90), layout, position, METRICS).left;
  expect([0, 1, 8, 12].map(leftOf)).toEqual([0, 20, 0, 80].map((px) => leftPx + widthPx - px));
});

test('a line that ends below is not told to end above', () => {
  expect(placeWithin(at(0, 0, 40), at(0, 0, 90), LAYOUT, 9, METRICS).bottom).toBe(0);
});
