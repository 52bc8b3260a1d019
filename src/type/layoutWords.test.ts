import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchText } from '../core/round/batch';
import type { Direction } from '../core/words/shaping';
import { ENGLISH_WORDS } from '../platform/words/standardWords';
import { cellAt, layoutWords, widestLinePx } from './layoutWords';
import type { Cell, Letters } from './letters';

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

test('no letter is cut in two, whatever its units are', () => {
  for (const letter of ['น้ำ', 'कि', 'ی\u200c', 'e\u0301']) {
    const { lines } = layoutWords(letter.repeat(12), ofWidth(10), DEALT);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.length % letter.length).toBe(0);
  }
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
  const { leftPx, widthPx } = layoutWords(
    'three seven longestword',
    { ...ofWidth(12, 730), cellPx: 60 },
    cutTo(12),
  );
  expect({ leftPx, widthPx }).toEqual({ leftPx: 730 - 12 * 60, widthPx: 12 * 60 });
});

test('the first line of the next words is one of theirs', () => {
  const metrics = { ...ofWidth(26, 500), aheadLines: 1 };
  const [words, next] = ['aa bb cc dd ee', 'aaaa bbbb cccc dddd eeee ffff'];
  const alone = layoutWords(words, metrics, DEALT);
  const { lines, ahead, widthPx, leftPx } = layoutWords(words, metrics, DEALT, next);
  expect(layoutWords(next, metrics, DEALT).lines[0]).toBe('aaaa bbbb ');
  expect({ lines, ahead }).toEqual({ lines: alone.lines, ahead: 'aaaa bbbb' });
  expect({ widthPx, leftPx }).toEqual({ widthPx: 90, leftPx: alone.leftPx });
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
      const { lines, widthPx, leftPx } = layoutWords(text, ofWidth(maxColumns), DEALT);
      expect(lines.join('')).toBe(text);
      expect(lines.flatMap((line) => line.trim().split(' '))).toEqual(list);
      expect(widthPx).toBe(10 * Math.max(...lines.map((line) => line.length)));
      expect(widthPx).toBeLessThanOrEqual(10 * maxColumns);
      expect(leftPx + widthPx).toBeLessThanOrEqual(100 * maxColumns);
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

/** Letters of which `m` is 30 px wide, `i` 10, each other one 20, and a space 5. */
function ofOwnWidths(dir: Direction): Letters {
  const widthOf = (char: string): number => ({ m: 30, i: 10, ' ': 5 })[char] ?? 20;
  const sumOf = (text: string): number => Array.from(text).reduce((sum, char) => sum + widthOf(char), 0);
  return {
    dir,
    widthOf: sumOf,
    cellsOf: (text, line, blockPx) =>
      Array.from(text, (char, at) => {
        const startPx = sumOf(text.slice(0, at));
        const widthPx = widthOf(char);
        return { line, xPx: dir === 'ltr' ? startPx : blockPx - startPx - widthPx, widthPx };
      }),
  };
}

/** A cell as `line: from–to`. */
const edges = ({ line, xPx, widthPx }: Cell): string => `${line}: ${xPx}–${xPx + widthPx}`;

test('letters with widths of their own fill lines by their widths, and each unit has a cell', () => {
  const metrics = { ...ofWidth(80, 200), cellPx: 2, letters: ofOwnWidths('ltr') };
  const { lines, cells, widthPx, dir } = layoutWords('mim iiiiii im', metrics, { characters: 13 });
  // Two lines, of which 140 and 40 px would be less even than 75 and 105.
  expect(lines).toEqual(['mim ', 'iiiiii im']);
  expect({ widthPx, dir }).toEqual({ widthPx: 105, dir: 'ltr' });
  expect(cells.slice(0, 5).map(edges)).toEqual(['0: 0–30', '0: 30–40', '0: 40–70', '0: 70–75', '1: 0–10']);
  expect(cells.slice(-2).map(edges)).toEqual(['1: 65–75', '1: 75–105']);
});

test('lines that are read from right to left begin at the right, and all batches at one edge there', () => {
  const metrics = { ...ofWidth(10, 400), cellPx: 20, aheadLines: 1, letters: ofOwnWidths('rtl') };
  const layout = layoutWords('mi im', metrics, cutTo(10), 'i mm');
  const { cells, aheadCells, widthPx, leftPx } = layout;
  expect(cells.map(edges)).toEqual(['0: 55–85', '0: 45–55', '0: 40–45', '0: 30–40', '0: 0–30']);
  expect(aheadCells.map(edges)).toEqual(['1: 75–85', '1: 70–75', '1: 40–70', '1: 10–40']);
  expect(layout.dir).toBe('rtl');
  const other = layoutWords('mmm mm', metrics, cutTo(10));
  expect(other.widthPx).not.toBe(widthPx);
  expect(other.leftPx + other.widthPx).toBe(leftPx + widthPx);
  // As far from the right as lines that are read from left to right begin from the left.
  const fromLeft = layoutWords('mi im', { ...metrics, letters: ofOwnWidths('ltr') }, cutTo(10));
  expect(400 - (leftPx + widthPx)).toBe(fromLeft.leftPx);
});

test('a word of wide letters is broken where it has no more room', () => {
  const metrics = { ...ofWidth(50, 140), cellPx: 2, letters: ofOwnWidths('ltr') };
  const layout = layoutWords('mmmmm i', metrics, { characters: 7 });
  expect(layout.lines).toEqual(['mmm', 'mm i']);
  expect([0, 2, 3, 6, 7].map((position) => cellAt(layout, position).line)).toEqual([0, 0, 1, 1, 1]);
});

test('a text that was cut by its characters keeps its lines, however wide they are', () => {
  const metrics = { ...ofWidth(8, 400), cellPx: 20, letters: ofOwnWidths('ltr') };
  expect(layoutWords('mm mmm iii', metrics, cutTo(8)).lines).toEqual(['mm mmm ', 'iii']);
});
