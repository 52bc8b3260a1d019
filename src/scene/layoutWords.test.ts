import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutWords } from './layoutWords';

test('words that fit stand on one line', () => {
  expect(layoutWords('one two', 7)).toEqual(['one two']);
});

test('a word and the space after it go to the next line together', () => {
  expect(layoutWords('one two three', 7)).toEqual(['one ', 'two ', 'three']);
  expect(layoutWords('one two three', 8)).toEqual(['one two ', 'three']);
});

test('no word is broken and no line is too long, whatever the width', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{2,10}$/), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(words, fc.integer({ min: 11, max: 80 }), (list, columnCount) => {
      const text = list.join(' ');
      const rows = layoutWords(text, columnCount);
      expect(rows.join('')).toBe(text);
      expect(rows.flatMap((row) => row.trim().split(' '))).toEqual(list);
      for (const row of rows) expect(row.length).toBeLessThanOrEqual(columnCount);
    }),
  );
});
