import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { EXAMPLE, findEnglish, fromHex, recordingHex, toHex } from '../../testing/recordings';
import { type RoundSettings, STANDARD_ROUND } from '../round/rules';
import type { Recording } from './recording';
import { type ReadRecording, type RecordingTrouble, readRecording, writeRecording } from './recordingBytes';

const SEED = '01 01 1e';
const LIST = '07 09 65 6e 67 6c 69 73 68 2d 31';
const HASH = '09 05 ce 8e a1 e2 0d';
/** One event, a mistake, which needs no word of the list. */
const MISTAKE = ['01', '01 01 23'];

const read = (...fields: readonly string[]): ReadRecording =>
  readRecording(fromHex(recordingHex(fields, MISTAKE)), findEnglish);
const recordingWith = (settings: Partial<RoundSettings>): Recording => ({
  ...EXAMPLE,
  settings: { ...STANDARD_ROUND, ...settings },
  events: [{ kind: 'typed', char: '#', at: 0 }],
});

test.each<[string, string[], Partial<RoundSettings>]>([
  ['no more than every round has', [], {}],
  ['a minute', ['03 03 e0 d4 03'], { durationMs: 60_000 }],
  ['six words at a time', ['05 01 06'], { wordsPerBatch: 6 }],
  ['24 words', ['03 04 80 dd db 01', '0d 01 02'], { durationMs: 3_600_000, wordLimit: 24 }],
  [
    'capitals and numbers, by ear',
    ['0f 00', '11 00', '17 00'],
    { capitals: true, numbers: true, byEar: true },
  ],
  ['practice', ['13 05 65 20 0a 65 6e', '15 00'], { practice: ['e ', 'en'], usualLengths: true }],
  ['a rule for mistakes', ['19 01 02'], { onMistake: 'noWayBack' }],
  ['a Space that ends the word', ['1d 00'], { spaceEndsWord: true }],
  ['a lesson', ['1f 08 65 61 74 72 0a 72 0a 65'], { lesson: ['eatr', 'r', 'e'] }],
  [
    'a lesson of nothing new, where a place waits',
    ['19 01 01', '1f 04 65 61 0a 0a'],
    { onMistake: 'wait', lesson: ['ea', '', ''] },
  ],
])('the fields of a round with %s are the same for ever', (_, special, settings) => {
  const fields = special.filter((field) => field < '07');
  const more = special.filter((field) => field > '07');
  const hex = recordingHex([SEED, ...fields, LIST, HASH, ...more], MISTAKE);
  const recording = recordingWith(settings);
  expect(toHex(writeRecording(recording, ENGLISH_WORDS))).toBe(hex);
  expect(readRecording(fromHex(hex), findEnglish)).toMatchObject({ recording });
});

test('a round over a custom text has its text and its lines', () => {
  const text = '0b 05 54 6f 20 62 65';
  const recording: Recording = {
    ...recordingWith({ columns: 40 }),
    seed: 0,
    wordList: 'own',
    text: 'To be',
  };
  const hex = recordingHex([text, '1b 01 28'], MISTAKE);
  expect(toHex(writeRecording(recording, []))).toBe(hex);
  expect(read(text, '1b 01 28')).toMatchObject({ recording });
});

describe('a field that is unknown here', () => {
  test('is skipped where its number is even, wherever it stands', () => {
    const plain = read(SEED, LIST, HASH);
    expect(plain).toMatchObject({ recording: recordingWith({}) });
    expect(read(SEED, '02 03 01 02 03', LIST, '08 00', HASH, '80 01 01 00')).toEqual(plain);
  });

  test('is needed where its number is odd: the round is from a newer version', () => {
    expect(read(SEED, LIST, HASH, '21 00')).toEqual({ trouble: 'newer' });
    expect(read(SEED, LIST, HASH, 'ff 7f 01 05')).toEqual({ trouble: 'newer' });
  });
});

test('a value that a later version has added to a field makes the round newer: a number of words, a rule', () => {
  expect(read(SEED, '03 04 80 dd db 01', LIST, HASH, '0d 01 04')).toEqual({ trouble: 'newer' });
  expect(read(SEED, LIST, HASH, '19 01 03')).toEqual({ trouble: 'newer' });
});

describe('fields as they are not written', () => {
  test.each<[string, string[], RecordingTrouble]>([
    ['in another order', [LIST, SEED, HASH], 'invalid'],
    ['twice', [SEED, SEED, LIST, HASH], 'invalid'],
    ['with the usual seed', ['01 01 00', LIST, HASH], 'invalid'],
    ['with the usual duration', [SEED, '03 03 b0 ea 01', LIST, HASH], 'invalid'],
    ['with the usual number of words at a time', [SEED, '05 01 0c', LIST, HASH], 'invalid'],
    ['with a number in more bytes than it needs', [SEED, '05 02 86 00', LIST, HASH], 'invalid'],
    ['with bytes left over', [SEED, '05 02 06 06', LIST, HASH], 'invalid'],
    ['with a mark that has bytes', [SEED, LIST, HASH, '0f 01 01'], 'invalid'],
    ['with a size in more bytes than it needs', [SEED, LIST, HASH, '0f 80 00'], 'invalid'],
    ['longer than all that follows', [SEED, LIST, HASH, '0f ff 7f'], 'invalid'],
    ['without a list', [SEED, HASH], 'invalid'],
    ['without the hash of its words', [SEED, LIST], 'invalid'],
    ['with a list and a text', [LIST, HASH, '0b 05 54 6f 20 62 65', '1b 01 28'], 'invalid'],
    ['with the hash of a list, and a text', [HASH, '0b 05 54 6f 20 62 65', '1b 01 28'], 'invalid'],
    ['with a list that has the name of a custom text', ['07 03 6f 77 6e', HASH, '1b 01 28'], 'invalid'],
    ['with a text that is no UTF-8', ['0b 02 c3 28', '1b 01 28'], 'invalid'],
    ['with a seed that is too large', ['01 05 80 80 80 80 10', LIST, HASH], 'invalid'],
    ['of no number of words', [SEED, '03 04 80 dd db 01', LIST, HASH, '0d 01 00'], 'invalid'],
    ['with bytes left over after a value that is unknown', [SEED, LIST, HASH, '19 02 03 00'], 'invalid'],
    ['of practice of nothing', [SEED, LIST, HASH, '13 00', '15 00'], 'invalid'],
    ['of usual lengths, without practice', [SEED, LIST, HASH, '15 00'], 'invalid'],
    [
      'of a Space that ends the word, where a place waits',
      [SEED, LIST, HASH, '19 01 01', '1d 00'],
      'invalid',
    ],
    ['of a lesson without letters', [SEED, LIST, HASH, '1f 02 0a 0a'], 'invalid'],
    ['of a lesson in two parts', [SEED, LIST, HASH, '1f 03 65 61 0a'], 'invalid'],
    ['of a lesson in four parts', [SEED, LIST, HASH, '1f 05 65 61 0a 0a 0a'], 'invalid'],
    ['of a lesson of nothing', [SEED, LIST, HASH, '1f 00'], 'invalid'],
    ['of a lesson with a letter twice', [SEED, LIST, HASH, '1f 04 65 65 0a 0a'], 'invalid'],
    ['of a lesson whose new letter it does not have', [SEED, LIST, HASH, '1f 05 65 61 0a 74 0a'], 'invalid'],
    ['of a lesson that is no UTF-8', [SEED, LIST, HASH, '1f 04 c3 28 0a 0a'], 'invalid'],
    ['of a lesson with capitals', [SEED, LIST, HASH, '0f 00', '1f 04 65 61 0a 0a'], 'invalid'],
    ['of a lesson with numbers', [SEED, LIST, HASH, '11 00', '1f 04 65 61 0a 0a'], 'invalid'],
    ['of a lesson and practice', [SEED, LIST, HASH, '13 02 65 6e', '1f 04 65 61 0a 0a'], 'invalid'],
    ['of a lesson with a text', ['0b 05 54 6f 20 62 65', '1b 01 28', '1f 04 65 61 0a 0a'], 'invalid'],
    ['of lines, with a list', [SEED, LIST, HASH, '1b 01 28'], 'invalid'],
    ['with another hash', [SEED, LIST, '09 01 05'], 'otherWords'],
  ])('%s', (_, fields, trouble) => {
    expect(read(...fields)).toEqual({ trouble });
  });

  test('cut short anywhere', () => {
    const bytes = fromHex(recordingHex([SEED, '05 01 06', LIST, HASH], MISTAKE));
    expect(readRecording(bytes, findEnglish)).toHaveProperty('round');
    for (let length = 2; length < bytes.length; length++) {
      expect(readRecording(bytes.subarray(0, length), findEnglish)).toEqual({ trouble: 'invalid' });
    }
  });
});
