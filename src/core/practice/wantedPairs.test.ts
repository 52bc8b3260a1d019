import { describe, expect, test } from 'vitest';
import { areWanted, countIn, isPairOf, wantedOf } from './wantedPairs';

describe('what is practised', () => {
  test('is at most five different pairs and keys, in one order', () => {
    expect(wantedOf(['th', 'en', 'e', 'en', 'q '])).toEqual(['e', 'en', 'q ', 'th']);
    expect(wantedOf(['f', 'e', 'd', 'c', 'b', 'a'])).toEqual(['b', 'c', 'd', 'e', 'f']);
  });

  test('leaves out what nobody can type as a pair', () => {
    expect(
      wantedOf([
        '',
        ' ',
        '  ',
        'the',
        'a\n',
        '\t',
        '👍',
        '\ud83d',
        '\u200b',
        '日',
        'e\u0301',
        '\ue000',
        '\u2028',
      ]),
    ).toEqual([]);
    expect(wantedOf([' t', 'ß', 'é,', 'жы'])).toEqual([' t', 'ß', 'é,', 'жы'].sort());
  });

  test('is written in one way only', () => {
    expect(areWanted(['en', 'th'])).toBe(true);
    for (const items of [[], ['th', 'en'], ['en', 'en'], ['a', 'b', 'c', 'd', 'e', 'f'], ['three']])
      expect(areWanted(items)).toBe(false);
  });
});

test('a key stands for all pairs that end with it', () => {
  expect(['en', 'n', 'e', 'ne', 'n '].map((item) => isPairOf(item, 'en'))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a pair counts once in a text, even if it is wanted as a pair and by its key', () => {
  expect(countIn('even the', ['en', 'n'])).toBe(1);
  expect(countIn('even the', ['e', 'n '])).toBe(3);
  expect(countIn('e', ['e'])).toBe(0);
});
