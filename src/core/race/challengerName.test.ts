import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyText } from '../../testing/challenges';
import { challengerName } from './challengerName';

test.each([
  ['Zoë', 'Zoë', 'a name'],
  ['', '', 'none'],
  ['Zoe\u0308', 'Zo\u00eb', 'a letter and its accent become one'],
  ['  Anna   Bell ', 'Anna Bell', 'spaces'],
  ['Anna\t\r\nBell\u2028\u2029\u00a0\u3000C', 'Anna Bell C', 'other white space'],
  ['A\u0000n\u001bn\u007fa\u009f', 'Anna', 'control characters'],
  ['\u202eannA\u202c\u2066\u2069\u200f', 'annA', 'what turns a text around'],
  ['A\u200bn\u2060n\ufeffa\u00ad', 'Anna', 'what has no width'],
  ['A\u3164n\u115fn\u034fa\u180b', 'Anna', 'letters and marks that nobody sees'],
  ['A \u200b B', 'A B', 'spaces around what nobody sees'],
  ['e\u200b\u0301', 'é', 'an accent behind what nobody sees'],
  ['A\ud83dn\udc4dn\ud83d\u200b\udc4da', 'Anna', 'halves of surrogate pairs'],
  ['👍🏽👨‍👩‍👧❤\ufe0f', '👍🏽👨👩👧❤', 'emoji, but not what joins them'],
  [' \u0301\u0302 Anna', 'Anna', 'marks without a letter'],
  ['\u0301', '', 'a mark alone'],
  ['\u202e \u2028\u200b', '', 'nothing that is seen'],
  ['<b>&amp;\'"`', '<b>&amp;\'"`', 'text of other languages is text'],
  ['אבג', 'אבג', 'names that run from right to left'],
  ['__proto__', '__proto__', 'a name that objects know'],
])('%j is %j: %s', (given, name) => {
  expect(challengerName(given)).toBe(name);
});

test('a name has at most twenty code points', () => {
  expect(challengerName('x'.repeat(21))).toBe('x'.repeat(20));
  expect(challengerName('👍'.repeat(21))).toBe('👍'.repeat(20));
});

test('a name that is cut at a space does not end with it', () => {
  expect(challengerName(`${'x'.repeat(19)} y`)).toBe('x'.repeat(19));
});

test('a letter stays with all of its marks or not at all', () => {
  expect(challengerName(`${'x'.repeat(18)}q\u0323`)).toBe(`${'x'.repeat(18)}q\u0323`);
  expect(challengerName(`${'x'.repeat(19)}q\u0323`)).toBe('x'.repeat(19));
  expect(challengerName(`${'x'.repeat(18)}q\u0323\u0307`)).toBe('x'.repeat(18));
  expect(challengerName(`q${'\u0323'.repeat(30)}`)).toBe('');
});

test('only part of a text of a megabyte is read', () => {
  const marks = '\u0301\u0323'.repeat(500_000);
  expect(challengerName(`Zoë ${marks}`)).toBe('Zoë');
  expect(challengerName(`${' '.repeat(1000)}Zoë`)).toBe('');
});

test('any text becomes a name on one line, of at most twenty code points, that is not changed again', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const name = challengerName(text);
      expect(challengerName(name)).toBe(name);
      expect(name.normalize('NFC')).toBe(name);
      expect(Array.from(name).length).toBeLessThanOrEqual(20);
      expect(name).not.toMatch(/^[\s\p{M}]|\s$|\s\s|[^\S ]|\p{Cc}|\p{Cf}|\p{Cs}/u);
    }),
    { numRuns: 1000 },
  );
});
