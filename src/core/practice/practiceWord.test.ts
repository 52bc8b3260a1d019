import { expect, test } from 'vitest';
import { practiceWord, practiceWords } from './practiceWord';

test('a word tells what it has of the items, at its ends too', () => {
  expect(practiceWord('even', ['e', 'en', 'n ', ' e', 'zz'])).toEqual({
    word: 'even',
    counts: [2, 1, 1, 1, 0],
    atStart: [1, 0, 0, 1, 0],
    atEnd: [0, 0, 1, 0, 0],
    lostAtStart: 1,
    lostAtEnd: 1,
    // ` e`, `en`, `n ` and `ve`, of five.
    wantedPairs: 4,
    surplus: 4 - 5 / 4,
  });
});

test('of a list only words with wanted pairs are taken, in its order', () => {
  const words = practiceWords(['net', 'ten', 'cat', 'tin'], ['n ', 'ne']);
  expect(words.map(({ word }) => word)).toEqual(['net', 'ten', 'tin']);
});
