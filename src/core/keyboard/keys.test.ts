import { expect, test } from 'vitest';
import { fingerOf, KEY_ROWS } from './keys';

/** The fingers of a row as text: `l4` for the left little finger. */
function fingers(row: number): string {
  return (KEY_ROWS[row] ?? [])
    .map(fingerOf)
    .map((finger) => (finger ? finger.side.charAt(0) + finger.number : '-'))
    .join(' ');
}

test('each finger has its columns, the index fingers two of them, the little ones all at the ends', () => {
  expect([0, 1, 2, 3].map(fingers)).toEqual([
    'l4 l4 l3 l2 l1 l1 r1 r1 r2 r3 r4 r4 r4',
    'l4 l3 l2 l1 l1 r1 r1 r2 r3 r4 r4 r4',
    'l4 l3 l2 l1 l1 r1 r1 r2 r3 r4 r4 r4',
    'l4 l4 l3 l2 l1 l1 r1 r1 r2 r3 r4 r4',
  ]);
});

test('Shift is for the little fingers; space and AltGr for the thumbs', () => {
  expect(['ShiftLeft', 'ShiftRight'].map(fingerOf)).toEqual([
    { side: 'left', number: 4 },
    { side: 'right', number: 4 },
  ]);
  expect(['Space', 'AltRight'].map(fingerOf)).toEqual([null, null]);
});
