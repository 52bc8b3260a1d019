import { expect, test } from 'vitest';
import { CUSTOM_TEXT, STANDARD_ROUND, STANDARD_WORD_LIST, WORD_COUNT_DEADLINE_MS } from '../round/rules';
import {
  areComparable,
  haveStandardRound,
  haveStandardWords,
  isStandard,
  kindKey,
  kindOfOptions,
  kindOfSetup,
  plainSettingsOf,
  type RoundKind,
  STANDARD_OPTIONS,
  settingsOf,
  standardValues,
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

test('a lesson is no standard round, and is compared with the same lesson only', () => {
  const lesson = (...parts: [string, string, string]): RoundKind => ({ ...STANDARD, lesson: parts });
  expect(isStandard(lesson('ea', '', ''))).toBe(false);
  expect(areComparable(lesson('eart', 't', 'a'), lesson('eart', 't', 'a'))).toBe(true);
  const others = [
    STANDARD,
    lesson('eart', 't', ''),
    lesson('eart', '', 'a'),
    lesson('eart', 'a', 't'),
    lesson('eartn', 't', 'a'),
    { ...STANDARD, practice: ['eart', 't', 'a'] },
    { ...lesson('eart', 't', 'a'), wordList: 'german-common-1' },
    { ...lesson('eart', 't', 'a'), onMistake: 'wait' as const },
  ];
  for (const other of others) expect(areComparable(lesson('eart', 't', 'a'), other)).toBe(false);
  // Where one part ends and the next begins is part of the key.
  expect(kindKey(lesson('ea', 'e', ''))).not.toBe(kindKey(lesson('ea', '', 'e')));
  expect(kindKey(lesson('ea', 'e', ''))).toBe('30000,12,false,false,english-1 lesson ea\ne\n');
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
});

test('what is reset is what is named, whatever else is chosen, and of the device nothing is chosen then', () => {
  expect(standardValues(['seconds', 'size', 'colours'])).toEqual({
    seconds: 30,
    size: 100,
    colours: undefined,
  });
  expect(Object.keys(standardValues(['seconds', 'size', 'colours']))).toEqual(['seconds', 'size', 'colours']);
});

test('keys are what they were when bests were saved with them', () => {
  expect(kindKey(STANDARD)).toBe('30000,12,false,false,english-1');
  const special = { capitals: true, byEar: true, wordLimit: 24, practice: ['en', 'th'] } as const;
  expect(kindKey({ ...STANDARD, ...special })).toBe('30000,12,true,false,english-1 by ear 24 words en\nth');
});

test('each rule for mistakes is a kind of its own, over the standard words', () => {
  const kinds = ([false, 'wait', 'noWayBack'] as const).map((onMistake) =>
    kindOfOptions({ ...STANDARD_OPTIONS, onMistake }),
  );
  expect(kinds).toEqual([
    STANDARD,
    { ...STANDARD, onMistake: 'wait' },
    { ...STANDARD, onMistake: 'noWayBack' },
  ]);
  expect(kinds.map(isStandard)).toEqual([true, false, false]);
  expect(kinds.map(kindKey)).toEqual([
    '30000,12,false,false,english-1',
    '30000,12,false,false,english-1 wait',
    '30000,12,false,false,english-1 noWayBack',
  ]);
  const options = { ...STANDARD_OPTIONS, onMistake: 'wait' } as const;
  expect([haveStandardRound(options), haveStandardWords(options)]).toEqual([false, true]);
  expect(settingsOf({ ...options, words: CUSTOM_TEXT })).toEqual({ ...STANDARD_ROUND, onMistake: 'wait' });
});

test('a Space that ends the word is a kind of its own, and has no effect where a place waits for its right key', () => {
  const options = { ...STANDARD_OPTIONS, spaceEndsWord: true };
  const kind = kindOfOptions(options);
  expect(kind).toEqual({ ...STANDARD, spaceEndsWord: true });
  expect([isStandard(kind), haveStandardRound(options), haveStandardWords(options)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(settingsOf({ ...options, words: CUSTOM_TEXT })).toEqual({ ...STANDARD_ROUND, spaceEndsWord: true });
  expect(kindOfOptions({ ...options, onMistake: 'wait' })).toEqual({ ...STANDARD, onMistake: 'wait' });
  const rules = [kind, kindOfOptions({ ...options, onMistake: 'noWayBack' })].map(kindKey);
  expect(rules).toEqual([
    '30000,12,false,false,english-1 space ends word',
    '30000,12,false,false,english-1 noWayBack space ends word',
  ]);
});

test('a word-count round is a kind of its own, whatever seconds were chosen before', () => {
  const options = { ...STANDARD_OPTIONS, wordLimit: 24 as const };
  expect(haveStandardRound(options)).toBe(false);
  expect(haveStandardWords(options)).toBe(true);
  const kind = kindOfOptions(options);
  expect(kind).toEqual({ ...STANDARD, durationMs: WORD_COUNT_DEADLINE_MS, wordLimit: 24 });
  expect(isStandard(kind)).toBe(false);
  expect(areComparable(kind, kindOfOptions({ ...options, seconds: 60 }))).toBe(true);
  expect(areComparable(kind, kindOfOptions({ ...options, wordLimit: 12 }))).toBe(false);
  // An hour with a limit of time is something else.
  expect(areComparable(kind, { ...STANDARD, durationMs: WORD_COUNT_DEADLINE_MS })).toBe(false);
});

test('a custom text has no number of words: its rounds last the chosen seconds', () => {
  const custom = { ...STANDARD_OPTIONS, words: CUSTOM_TEXT, seconds: 60 };
  expect(kindOfOptions({ ...custom, wordLimit: 12 })).toEqual(kindOfOptions(custom));
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

test('only what changes the round or its words makes it another than the standard one', () => {
  expect([haveStandardRound(STANDARD_OPTIONS), haveStandardWords(STANDARD_OPTIONS)]).toEqual([true, true]);
  const looks = { size: 150, caret: 'block', sound: 'keys', hidesWords: true } as const;
  expect(haveStandardRound({ ...STANDARD_OPTIONS, ...looks })).toBe(true);
  expect(haveStandardRound({ ...STANDARD_OPTIONS, seconds: 15 })).toBe(false);
  for (const words of [{ words: 'french-1' }, { capitals: true }, { numbers: true }]) {
    const options = { ...STANDARD_OPTIONS, ...words };
    expect([haveStandardRound(options), haveStandardWords(options)]).toEqual([false, false]);
  }
});

test('capitals and numbers are settings of a list’s words only, and not of the standard words', () => {
  const options = { ...STANDARD_OPTIONS, capitals: true, numbers: true };
  expect(settingsOf(options)).toEqual({ ...STANDARD_ROUND, capitals: true, numbers: true });
  expect(settingsOf({ ...options, words: CUSTOM_TEXT })).toEqual(STANDARD_ROUND);
  expect(plainSettingsOf(options)).toEqual(STANDARD_ROUND);
  expect(settingsOf(STANDARD_OPTIONS)).toEqual(STANDARD_ROUND);
});

test('the kind of a setup is that of the options it was made by', () => {
  const options = { ...STANDARD_OPTIONS, words: 'french-1', capitals: true, seconds: 15 };
  expect(kindOfSetup({ settings: settingsOf(options), wordList: 'french-1' })).toEqual(
    kindOfOptions(options),
  );
});

test('rounds of two versions of a list are comparable, those of two lists are not', () => {
  const of = (wordList: string) => ({ ...STANDARD, wordList });
  expect(areComparable(of('german-1'), of('german-2'))).toBe(true);
  expect(areComparable(of('german-1'), of('dutch-1'))).toBe(false);
  expect(areComparable(of('english-1'), of('english-200-1'))).toBe(false);
});
