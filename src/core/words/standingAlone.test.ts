import { expect, test } from 'vitest';
import { standingAlone } from './standingAlone';

test.each([
  ['a letter', 'क', 'क'],
  ['a letter and its mark', 'क\u093f', 'क\u093f'],
  ['a mark', '\u093f', '◌\u093f'],
  ['a mark and a letter', '\u0e49า', '◌\u0e49า'],
  ['a space and a mark', '␣\u093f', '␣◌\u093f'],
  ['a letter and a non-joiner', 'ی\u200c', 'ی¦'],
  ['a joiner', '\u200d', '‿'],
])('%s', (_, text, shown) => {
  expect(standingAlone(text)).toBe(shown);
});
