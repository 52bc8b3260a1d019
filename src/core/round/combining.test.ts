import { describe, expect, test } from 'vitest';
import { combined } from './combining';

const DOT_BELOW = '\u0323';
const CIRCUMFLEX = '\u0302';

describe('a mark that comes alone', () => {
  test.each([
    ['the first mark of Unicode', 'e', '\u0300', 'è'],
    ['a mark without a whole letter of its own', 'x', CIRCUMFLEX, `x${CIRCUMFLEX}`],
    ['two marks at once', 'e', DOT_BELOW + CIRCUMFLEX, 'ệ'],
    [
      'two marks on a letter that has no whole form',
      'x',
      DOT_BELOW + CIRCUMFLEX,
      `x${DOT_BELOW}${CIRCUMFLEX}`,
    ],
    ['a mark on a letter that has one', 'ê', DOT_BELOW, 'ệ'],
  ])('joins the character before it: %s', (_, before, mark, whole) => {
    expect(combined(before, mark)).toBe(whole);
  });

  test('needs a character before it', () => {
    expect(combined(undefined, CIRCUMFLEX)).toBeNull();
  });

  test('joins while the character has at most nine parts; more marks leave it as it is', () => {
    const eight = `x${CIRCUMFLEX.repeat(7)}`;
    const nine = eight + CIRCUMFLEX;
    expect(combined(eight, CIRCUMFLEX)).toBe(nine);
    expect(combined(nine, CIRCUMFLEX)).toBe(nine);
  });
});

test('parts of a syllable join to one letter', () => {
  expect(combined('\u1112', '\u1161')).toBe('하');
});

test.each([
  ['a letter', 'a', 'b'],
  ['a letter with a mark of its own', 'a', `x${CIRCUMFLEX}`],
  ['a Greek letter with a mark of its own', 'a', 'α\u0301'],
  ['a mark with a letter after it', 'a', `${CIRCUMFLEX}x`],
  ['a letter with a mark, after a character of many parts', `x${CIRCUMFLEX.repeat(8)}`, `x${CIRCUMFLEX}`],
  ['an emoji', 'a', '👍🏽'],
])('%s does not join the character before it', (_, before, char) => {
  expect(combined(before, char)).toBeNull();
});
