import { expect, test } from 'vitest';
import { placeTo } from './arrowKeys';

/** Two rows of keys, the second half a key to the right, and a key below. */
const KEYS = [
  ...[0, 50, 100].map((x) => ({ x, y: 0 })),
  ...[25, 75, 125].map((x) => ({ x, y: 50 })),
  { x: 60, y: 100 },
];

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, -1],
  ['ArrowLeft', 4, 3],
  ['ArrowLeft', 3, -1],
  ['ArrowDown', 0, 3],
  ['ArrowDown', 2, 4],
  ['ArrowDown', 6, -1],
  ['ArrowUp', 6, 4],
  ['ArrowUp', 5, 2],
  ['ArrowUp', 1, -1],
  ['Enter', 1, -1],
])('%s leads from key %i to key %i', (key, from, to) => {
  expect(placeTo(key, KEYS[from] ?? { x: 0, y: 0 }, KEYS)).toBe(to);
});
