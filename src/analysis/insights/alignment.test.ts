import { describe, expect, test } from 'vitest';
import { Alignment } from './alignment';

/** The slips in a text: `skipped 1` is the expected character at index 1. `⌫` deletes one character. */
function slips(expected: string, keys: string): string {
  const alignment = new Alignment(expected);
  let length = 0;
  for (const key of keys) {
    if (key === '⌫') alignment.takeBackTo(--length);
    else {
      alignment.type(key);
      length++;
    }
  }
  return alignment
    .edits(0)
    .filter(({ kind }) => kind !== 'match')
    .map(({ kind, expectedAt }) => `${kind} ${expectedAt}`)
    .join(', ');
}

describe('with more text after the slip', () => {
  test.each([
    ['the quick', 'the quick', ''],
    ['the quick', 'teh quick', 'swapped 1'],
    ['the quick', 'te quick', 'skipped 1'],
    ['the quick', 'thhe quic', 'doubled 2'],
    ['the quick', 'tthe quic', 'doubled 1'],
    ['the quick', 'thxe quic', 'added 2'],
    ['the quick', 'rhe quick', 'neighbour 0'],
    ['the quick', 'The quick', 'case 0'],
    ['the quick', 'tpe quick', 'other 1'],
    ['the quick', 'th equick', 'swapped 2'],
    ['the quick', 'thequick', 'skipped 3'],
    ['letter to', 'leter to', 'skipped 3'],
    ['leter to', 'letter to', 'doubled 3'],
  ])('%s typed %s: %s', (expected, typed, expectedSlips) => {
    expect(slips(expected, typed)).toBe(expectedSlips);
  });

  test('several slips are found separately', () => {
    expect(slips('the quick brown', 'teh qick brrown')).toBe('swapped 1, skipped 5, doubled 12');
  });

  test('a letter too many later brings the text back in sync after a skipped one', () => {
    expect(slips('the quick brown', 'te quickx brown')).toBe('skipped 1, added 9');
  });
});

describe('with no text after the slip', () => {
  test.each([
    ['the quick', 'tx', 'other 1'],
    ['the quick', 'tj', 'neighbour 1'],
    ['the quick', 'te', 'skipped 1'],
    ['the quick', 'tt', 'doubled 1'],
    ['the quick', 'th ', 'space 2'],
    ['the quick', 'theq', 'skipped 3'],
    ['the quick', '???', 'other 0, other 1, other 2'],
    ['the quick', 'eh', 'other 0'],
  ])('%s, typed so far %s: %s', (expected, typed, expectedSlips) => {
    expect(slips(expected, typed)).toBe(expectedSlips);
  });
});

describe('at the end of the words', () => {
  test('the extra key that the game asks for after a skipped letter is not another mistake', () => {
    expect(slips('the quick', 'te quick ')).toBe('skipped 1, leftover 9');
  });

  test('wrong letters are just wrong letters', () => {
    expect(slips('the quick', 'the qu???')).toBe('other 6, other 7, other 8');
  });

  test('letters that no longer fit after an added one do not count as missed', () => {
    expect(slips('the quick', 'thxe quic')).toBe('added 2');
  });
});

test('what was deleted is forgotten', () => {
  expect(slips('the quick', 'tx uuu⌫⌫⌫⌫⌫he quick')).toBe('');
  expect(slips('the quick', 'te quick⌫⌫⌫⌫⌫⌫⌫')).toBe('');
});
