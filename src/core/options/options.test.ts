import { expect, test } from 'vitest';
import { STANDARD_ROUND, STANDARD_WORD_LIST } from '../round/rules';
import { areComparable, isStandard, kindKey, type RoundKind } from './options';

const STANDARD: RoundKind = { ...STANDARD_ROUND, wordList: STANDARD_WORD_LIST };

test('practice is no standard round, and is compared with practice of the same only', () => {
  const practice = (...items: string[]): RoundKind => ({ ...STANDARD, practice: items });
  expect(isStandard(STANDARD)).toBe(true);
  expect(isStandard(practice('en'))).toBe(false);
  expect(areComparable(practice('en', 'th'), practice('en', 'th'))).toBe(true);
  for (const other of [
    STANDARD,
    practice('en'),
    practice('e', 'n'),
    { ...practice('en', 'th'), wordList: 'x-1' },
  ])
    expect(areComparable(practice('en', 'th'), other)).toBe(false);
  expect(kindKey(practice(',a', 'b'))).not.toBe(kindKey(practice(',', 'ab')));
});
