import { expect, test } from 'vitest';
import { GAP_PX, packWords } from './packWords';

/** Words of units that are 100 px wide. */
const unitsOf = (word: string) => Array.from(word, (_, at) => ({ xPx: 100 * at, widthPx: 100 }));
const packed = (text: string) => packWords(text, unitsOf, 10, 50);

test('words are side by side, each once, with room between them', () => {
  const { places, widthPx, bottomPx } = packed('ab c ab');
  expect([...places].map(([word, { x, y }]) => [word, x, y])).toEqual([
    ['ab', 0, 10],
    ['c', 200 + GAP_PX, 10],
  ]);
  expect({ widthPx, bottomPx }).toEqual({ widthPx: 300 + 2 * GAP_PX, bottomPx: 60 });
});

test('a sheet is as wide as every GPU can have it, then words are in another band', () => {
  const words = Array.from({ length: 9 }, (_, at) => String(at).repeat(10));
  const { places, widthPx, bottomPx } = packed(words.join(' '));
  expect([...places.values()].map(({ y }) => y)).toEqual([10, 10, 10, 10, 60, 60, 60, 60, 110]);
  expect(widthPx).toBe(4 * (1000 + GAP_PX));
  expect(bottomPx).toBe(160);
});

test('no words take no room', () => {
  expect(packed('')).toEqual({ places: new Map(), widthPx: 0, bottomPx: 10 });
});
