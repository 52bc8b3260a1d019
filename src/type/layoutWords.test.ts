import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchText } from '../core/round/batch';
import { ENGLISH_WORDS } from '../platform/words/standardWords';
import { layoutWords, widestLinePx } from './layoutWords';

/** Batches of the standard list. */
const DEALT = { characters: 77.2 };
/** A long text that was cut to lines of this length. */
const cutTo = (cutColumns: number) => ({ characters: 1000, cutColumns });

const ofWidth = (columns: number, roomPx = 100 * columns) => ({
  ...{ columns, roomPx, cellPx: 10, gridPx: 1 },
  aheadLines: 0,
});

test('a word and the space after it stay on one line', () => {
  expect(layoutWords('one two three', ofWidth(44), DEALT).lines).toEqual(['one two ', 'three']);
});

test('a mark that stands alone, as in French, begins no line', () => {
  const text = 'tu viens ? non : je dors !';
  for (let columns = 8; columns < 30; columns++) {
    const { lines } = layoutWords(text, ofWidth(columns), DEALT);
    expect(lines.join('')).toBe(text);
    expect(lines.filter((line) => /^[?:!]/.test(line))).toEqual([]);
  }
  // A text that was cut to its lines keeps them.
  expect(layoutWords('tu viens ? non', ofWidth(9), cutTo(9)).lines).toEqual(['tu viens ', '? non']);
});

test('of several texts the widest line is known, without the space at its end', () => {
  expect(widestLinePx(['aaaa bbbb cccc dddd eeee ffff', 'a b'], ofWidth(26), DEALT)).toBe(90);
  expect(widestLinePx(['one two', 'one two three', 'one'], ofWidth(26), cutTo(26))).toBe(130);
});

test('lines are about equally long: none is full while another is nearly empty', () => {
  expect(layoutWords('aaaa bbbb cccc dddd eeee ffff', ofWidth(26), DEALT).lines).toEqual([
    'aaaa bbbb ',
    'cccc dddd ',
    'eeee ffff',
  ]);
});

test('all batches begin at one left edge, where the widest line that is usual is centred', () => {
  const metrics = ofWidth(44, 1280);
  const texts = Array.from({ length: 50 }, (_, number) => batchText(ENGLISH_WORDS, 7, number, 12));
  const layouts = texts.map((text) => layoutWords(text, metrics, DEALT));
  expect(new Set(layouts.map(({ leftPx }) => leftPx))).toEqual(new Set([(1280 - 42 * 10) / 2]));
  const widest = layouts.map(({ lines }) => Math.max(...lines.map((line) => line.trimEnd().length)));
  expect(widest.filter((columns) => columns <= 42).length).toBeGreaterThan(45);
});

test.each([
  { characters: 76, columns: 44, lines: 2 },
  { characters: 95, columns: 44, lines: 3 },
  { characters: 83, columns: 27, lines: 4 },
  { characters: 59, columns: 27, lines: 3 },
])(
  'batches of $characters characters have $lines lines of up to $columns',
  ({ characters, columns, lines }) => {
    const words = ENGLISH_WORDS.filter(({ length }) => length === Math.round(characters / 12) - 1);
    const text = words.slice(0, 12).join(' ');
    expect(layoutWords(text, ofWidth(columns), { characters }).lines).toHaveLength(lines);
  },
);

test('a text that was cut to lines keeps them, and begins where a full line is centred', () => {
  const metrics = ofWidth(44, 1280);
  const text = 'three seven eight three seven';
  expect(layoutWords(text, metrics, cutTo(13))).toMatchObject({
    lines: ['three seven ', 'eight three ', 'seven'],
    leftPx: (1280 - 12 * 10) / 2,
  });
  expect(layoutWords('its end', metrics, cutTo(13)).leftPx).toBe((1280 - 12 * 10) / 2);
  // A text shorter than a line.
  expect(layoutWords('one two', metrics, { characters: 7, cutColumns: 44 }).leftPx).toBe((1280 - 7 * 10) / 2);
});

test('the space at the end fits, too, where letters are wider than the margin beside them', () => {
  // 12 cells of 60 px in 730 px: centred by its 11 visible cells, the line would stick out by 25 px.
  const { leftPx, columns } = layoutWords(
    'three seven longestword',
    { ...ofWidth(12, 730), cellPx: 60 },
    cutTo(12),
  );
  expect({ leftPx, columns }).toEqual({ leftPx: 730 - 12 * 60, columns: 12 });
});

test('the first line of the next words is one of theirs', () => {
  const metrics = { ...ofWidth(26, 500), aheadLines: 1 };
  const [words, next] = ['aa bb cc dd ee', 'aaaa bbbb cccc dddd eeee ffff'];
  const alone = layoutWords(words, metrics, DEALT);
  const { lines, ahead, columns, leftPx } = layoutWords(words, metrics, DEALT, next);
  expect(layoutWords(next, metrics, DEALT).lines[0]).toBe('aaaa bbbb ');
  expect({ lines, ahead }).toEqual({ lines: alone.lines, ahead: 'aaaa bbbb' });
  expect({ columns, leftPx }).toEqual({ columns: 9, leftPx: alone.leftPx });
});

test('nothing is ahead where no words follow, or where there is no room', () => {
  expect(layoutWords('one two', { ...ofWidth(26), aheadLines: 1 }, DEALT).ahead).toBe('');
  expect(layoutWords('one two', ofWidth(26), DEALT, 'three four')).toEqual(
    layoutWords('one two', ofWidth(26), DEALT),
  );
});

test('a batch that needs a line more than usual takes that of the next words', () => {
  const metrics = { ...ofWidth(46), aheadLines: 1 };
  const [usual, longer] = ['word '.repeat(14).trim(), 'longest '.repeat(12).trim()];
  expect(layoutWords(usual, metrics, DEALT, longer)).toMatchObject({
    rows: 3,
    ahead: expect.stringMatching(/^longest/),
  });
  expect(layoutWords(longer, metrics, DEALT, usual)).toMatchObject({ rows: 3, ahead: '' });
  expect(layoutWords(longer, metrics, DEALT, usual).lines).toHaveLength(3);
  // A text of one's own has its own lines.
  const cut = layoutWords('word '.repeat(12).trim(), metrics, cutTo(12), usual);
  expect(cut.rows).toBe(cut.lines.length + 1);
});

test('a word longer than a line is broken, and no letter is lost', () => {
  expect(layoutWords('on antidisestablishmentarianism go', ofWidth(12), DEALT).lines).toEqual([
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
      const { lines, columns, leftPx } = layoutWords(text, ofWidth(maxColumns), DEALT);
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
      .map((text) => layoutWords(text, ofWidth(columns), DEALT).lines.length)
      .sort((a, b) => a - b);
    const median = counts[counts.length / 2];
    const asUsual = counts.filter((count) => count === median).length;
    expect(asUsual / counts.length, `${columns} columns`).toBeGreaterThan(share);
  }
});
