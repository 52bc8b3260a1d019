import { expect, test } from 'vitest';
import { unitsOf } from './unitsOf';

/** The characters of words with a non-joiner. */
const WITH_NON_JOINER = 'میخواه\u200c';

test.each([
  ['a conjunct', 'क्ष', ['क', '\u094d', 'ष']],
  ['a letter that NFC takes apart', '\u09dc', ['\u09a1', '\u09bc']],
  ['a vowel that comes in two parts', '\u09c7\u09be', ['\u09cb']],
  ['Thai marks', 'น้ำ', ['น', '\u0e49', '\u0e33']],
  ['two letters of one key', 'لا', ['ل', 'ا']],
  ['the same as one of their forms', '\ufefb', ['ل', 'ا']],
  ['a letter in one of its shapes', '\ufe8f', ['ب']],
  ['a whole phrase as one character', '\ufdfa', ['\ufdfa']],
  ['a byte order mark', 'ب\ufeff', ['ب']],
  ['line ends', 'ب\r\n', ['ب']],
  ['spaces of any width', 'ب\u00a0', ['ب', ' ']],
  ['typographic marks', '’…', ["'", '.', '.', '.']],
  ['an emoji of several parts', '👩‍🚀', ['👩‍🚀']],
  ['nothing', '', []],
])('%s', (_what, text, units) => {
  expect(unitsOf(text, 'क')).toEqual(units);
});

test('a joiner is one of the units where the words have it, and nothing elsewhere', () => {
  expect(unitsOf('می\u200c', WITH_NON_JOINER)).toEqual(['م', 'ی', '\u200c']);
  expect(unitsOf('می\u200c', 'میخواه')).toEqual(['م', 'ی']);
  expect(unitsOf('\u200d', WITH_NON_JOINER)).toEqual([]);
});

test('a letter with a huge number of marks is one character, which is not taken apart', () => {
  expect(unitsOf(`क${'\u0301'.repeat(200_000)}`, 'क')).toHaveLength(1);
});
