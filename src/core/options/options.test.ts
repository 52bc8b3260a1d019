import { expect, test } from 'vitest';
import { NO_LIMIT_MS, OWN_TEXT, STANDARD_ROUND, STANDARD_WORD_LIST } from '../round/rules';
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

test('a round of a number of words is a kind of its own, whatever seconds were chosen before', () => {
  const options = { ...STANDARD_OPTIONS, wordLimit: 24 as const };
  expect(haveStandardRound(options)).toBe(false);
  expect(haveStandardWords(options)).toBe(true);
  const kind = kindOfOptions(options);
  expect(kind).toEqual({ ...STANDARD, durationMs: NO_LIMIT_MS, wordLimit: 24 });
  expect(isStandard(kind)).toBe(false);
  expect(areComparable(kind, kindOfOptions({ ...options, seconds: 60 }))).toBe(true);
  expect(areComparable(kind, kindOfOptions({ ...options, wordLimit: 12 }))).toBe(false);
  // An hour with a limit of time is something else.
  expect(areComparable(kind, { ...STANDARD, durationMs: NO_LIMIT_MS })).toBe(false);
});

test('an own text has no number of words: its rounds last the chosen seconds', () => {
  const own = { ...STANDARD_OPTIONS, words: OWN_TEXT, seconds: 60 };
  expect(kindOfOptions({ ...own, wordLimit: 12 })).toEqual(kindOfOptions(own));
});

test('the keys of kinds are those under which older versions have compared rounds', () => {
  const keys = [
    { byEar: true as const },
    { practice: ['en', 'th'] },
    { capitals: true as const, numbers: true as const },
  ].map((more) => kindKey({ ...STANDARD, ...more }));
  expect(keys).toEqual([
    '30000,12,false,false,english-1 by ear',
    '30000,12,false,false,english-1 en\nth',
    '30000,12,true,true,english-1',
  ]);
  expect(kindKey(kindOfOptions({ ...STANDARD_OPTIONS, wordLimit: 12 }))).toBe(
    '3600000,12,false,false,english-1 12 words',
  );
});
