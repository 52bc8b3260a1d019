// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { placeWithin } from './caretPlace';

/** An element of this place on the page. */
function at(left: number, top: number, height: number): HTMLElement {
  const element = document.createElement('div');
  vi.spyOn(element, 'getBoundingClientRect').mockReturnValue(new DOMRect(left, top, 500, height));
  return element;
}

const LAYOUT = { lines: ['one two ', 'three'], ahead: '', rows: 2, columns: 8, leftPx: 40 };
const METRICS = { cellPx: 20, linePx: 60, dpr: 2 };
const place = (position: number) => placeWithin(at(0, 100, 200), at(0, 130, 90), LAYOUT, position, METRICS);

test.each([
  [0, 20, 30],
  [7, 90, 30],
  [8, 20, 60],
  [12, 60, 60],
  [13, 70, 60],
])('position %s is %s px from the left and its line %s px from the top', (position, left, top) => {
  expect(place(position)).toEqual({ left, top, bottom: 200 - top - 30 });
});

test('a line that ends below is not told to end above', () => {
  expect(placeWithin(at(0, 0, 40), at(0, 0, 90), LAYOUT, 9, METRICS).bottom).toBe(0);
});
