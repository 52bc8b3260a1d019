import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchText } from '../core/round/batch';
import { ENGLISH_WORDS } from '../platform/words/standardWords';
import { layoutWords, widestLinePx } from './layoutWords';

const ofWidth = (columns: number, roomPx = 100 * columns) => ({
  ...{ columns, roomPx, cellPx: 10, gridPx: 1 },
  aheadLines: 0,
});

test('a word and the space after it stay on one line', () => {
  expect(layoutWords('one two three', ofWidth(44)).lines).toEqual(['one two ', 'three']);
});

test('a mark that stands alone, as in French, begins no line', () => {
  const text = 'tu viens ? non : je dors !';
  for (let columns = 8; columns < 30; columns++) {
    const { lines } = layoutWords(text, ofWidth(columns));
    expect(lines.join('')).toBe(text);
    expect(lines.filter((line) => /^[?:!]/.test(line))).toEqual([]);
  }
  // A text that was cut to its lines keeps them.
  expect(layoutWords('tu viens ? non', ofWidth(9), true).lines).toEqual(['tu viens ', '? non']);
});

test('of several texts the widest line is known, without the space at its end', () => {
  expect(widestLinePx(['aaaa bbbb cccc dddd eeee ffff', 'a b'], ofWidth(26), false)).toBe(90);
  expect(widestLinePx(['one two', 'one two three', 'one'], ofWidth(26), true)).toBe(130);
});

test('lines are about equally long: none is full while another is nearly empty', () => {
  expect(layoutWords('aaaa bbbb cccc dddd eeee ffff', ofWidth(26)).lines).toEqual([
    'aaaa bbbb ',
    'cccc dddd ',
    'eeee ffff',
  ]);
});

test('the block is centred by its longest visible line, without the space at its end', () => {
  // The longest line has 11 visible characters of 10 px, in 500 px.
  const { leftPx, columns } = layoutWords('three seven eight three', ofWidth(44, 500));
  expect({ leftPx, columns }).toEqual({ leftPx: (500 - 110) / 2, columns: 12 });
});

test('the space at the end fits, too, where letters are wider than the margin beside them', () => {
  // 12 cells of 60 px in 730 px: centred by its 11 visible cells, the line would stick out by 25 px.
  const { leftPx, columns } = layoutWords(
    'three seven longestword',
    { ...ofWidth(12, 730), cellPx: 60 },
    true,
  );
  expect({ leftPx, columns }).toEqual({ leftPx: 730 - 12 * 60, columns: 12 });
});

test('the first line of the next words is one of theirs, and the block is centred with it', () => {
  const metrics = { ...ofWidth(26, 500), aheadLines: 1 };
  const [words, next] = ['aa bb cc dd ee', 'aaaa bbbb cccc dddd eeee ffff'];
  const firstOfNext = layoutWords(next, metrics).lines[0];
  expect(firstOfNext).toBe('aaaa bbbb ');
  const { lines, ahead, columns, leftPx } = layoutWords(words, metrics, false, next);
  expect({ lines, ahead }).toEqual({ lines: layoutWords(words, metrics).lines, ahead: 'aaaa bbbb' });
  expect({ columns, leftPx }).toEqual({ columns: 9, leftPx: (500 - 90) / 2 });
});

test('nothing is ahead where no words follow, or where there is no room', () => {
  expect(layoutWords('one two', { ...ofWidth(26), aheadLines: 1 }).ahead).toBe('');
  expect(layoutWords('one two', ofWidth(26), false, 'three four')).toEqual(
    layoutWords('one two', ofWidth(26)),
  );
});

test('a word longer than a line is broken, and no letter is lost', () => {
  expect(layoutWords('on antidisestablishmentarianism go', ofWidth(12)).lines).toEqual([
    'on ',
    'antidisestab',
    'lishmentaria',
    'nism ',
    'go',
  ]);
});

test('no word is broken and no line is too long, at any width', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{2,10}$/), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(words, fc.integer({ min: 11, max: 80 }), (list, maxColumns) => {
      const text = list.join(' ');
      const { lines, columns, leftPx } = layoutWords(text, ofWidth(maxColumns));
      expect(lines.join('')).toBe(text);
      expect(lines.flatMap((line) => line.trim().split(' '))).toEqual(list);
      expect(columns).toBe(Math.max(...lines.map((line) => line.length)));
      expect(columns).toBeLessThanOrEqual(maxColumns);
      expect(leftPx + columns * 10).toBeLessThanOrEqual(100 * maxColumns);
    }),
  );
});

test.each([
  { from: 15, to: 19, share: 0.8 },
  { from: 20, to: 50, share: 0.97 },
])('at $from to $to columns, the next batch seldom needs another number of lines', ({ from, to, share }) => {
  const texts = Array.from({ length: 400 }, (_, seed) => batchText(ENGLISH_WORDS, seed, seed % 9, 12));
  for (let columns = from; columns <= to; columns++) {
    const counts = texts
      .map((text) => layoutWords(text, ofWidth(columns)).lines.length)
      .sort((a, b) => a - b);
    const median = counts[counts.length / 2];
    const asUsual = counts.filter((count) => count === median).length;
    expect(asUsual / counts.length, `${columns} columns`).toBeGreaterThan(share);
  }
});
