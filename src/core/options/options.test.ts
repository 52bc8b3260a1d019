import { expect, test } from 'vitest';
import { STANDARD_ROUND, STANDARD_WORD_LIST } from '../round/rules';
import {
  areComparable,
  haveStandardRound,
  haveStandardWords,
  isStandard,
  kindKey,
  kindOfOptions,
  type RoundKind,
  STANDARD_OPTIONS,
} from './options';

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

test('a round by ear is no standard round, though it has its words, and is compared with such rounds only', () => {
  const options = { ...STANDARD_OPTIONS, saysWords: true };
  expect(haveStandardRound(options)).toBe(false);
  expect(haveStandardWords(options)).toBe(true);
  const kind = kindOfOptions(options);
  expect(kind).toEqual({ ...STANDARD, byEar: true });
  expect(isStandard(kind)).toBe(false);
  expect(areComparable(kind, { ...STANDARD, byEar: true })).toBe(true);
  expect(areComparable(kind, STANDARD)).toBe(false);
  // Keys of rounds that were saved before stay what they were.
  expect(kindKey(STANDARD)).toBe('30000,12,false,false,english-1');
});
