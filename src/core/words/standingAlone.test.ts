import { expect, test } from 'vitest';
import { standingAlone } from './standingAlone';

test.each([
  ['a letter', 'क', 'क'],
  ['a letter and its mark', 'क\u093f', 'क\u093f'],
  ['a mark that engines set on a circle', '\u093f', '\u2060\u093f'],
  ['one after a space, of which it is to be no part', 'क \u0947', 'क \u2060\u0947'],
  ['another mark', '\u0e34', '◌\u0e34'],
  ['a mark and a letter', '\u0e49า', '◌\u0e49า'],
  ['a space and a mark', '␣\u0e34', '␣◌\u0e34'],
  ['a letter and a non-joiner', 'ی\u200c', 'ی¦'],
  ['a letter that NFC takes apart', '\u09dc', '\u09a1\u09bc'],
  ['a joiner', '\u200d', '‿'],
])('%s', (_, text, shown) => {
  expect(standingAlone(text)).toBe(shown);
});
