import { expect, test } from 'vitest';
import { shownWords, wordAt } from './words';

test('a word has its characters and the space after it', () => {
  expect(shownWords('the quick fox')).toEqual([
    { index: 0, text: 'the', start: 0, end: 4 },
    { index: 1, text: 'quick', start: 4, end: 10 },
    { index: 2, text: 'fox', start: 10, end: 13 },
  ]);
});

test.each([
  [0, 'the'],
  [3, 'the'],
  [4, 'fox'],
  [6, 'fox'],
  [99, 'fox'],
])('position %d is in a word', (position, text) => {
  expect(wordAt(shownWords('the fox'), position).text).toBe(text);
});

test('without words there is an error that says what to do', () => {
  expect(() => wordAt([], 0)).toThrow('Pass the result of shownWords');
});
