import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isTypographic, keyboardCharacters } from './keyboardCharacters';
import { charactersIn, SCRIPTS } from './scripts';

test.each([
  ["'", '’‘ʼʻ′‵‛‚‹›ʹʽʾʿ՚᾽᾿ꞌ❛❜＇'],
  ['"', '“”„‟«»″‶ʺˮ〝〞〟❝❞＂'],
  ['-', '‐‑‒–—―−֊⁃⸺⸻－﹣'],
  [' ', '\u00a0\u202f\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u205f\u3000\u1680'],
  ['/', '⁄∕／'],
  ['~', '∼〜～'],
  [':', '∶：'],
  ['*', '∗＊'],
])('%j is taken for each that looks like it', (key, chars) => {
  expect(Array.from(chars, keyboardCharacters)).toEqual(Array.from(chars, () => key));
});

test.each([
  ['…', '...'],
  ['‥', '..'],
  ['ﬁ', 'fi'],
  ['ﬃ', 'ffi'],
  ['ﬅ', 'st'],
  ['ĳ', 'ij'],
  ['Ĳ', 'IJ'],
  ['ŀ', 'l·'],
  ['ŉ', "'n"],
  ['ǆ', 'dž'],
  ['ǅ', 'Dž'],
  ['ａ', 'a'],
  ['Ｚ', 'Z'],
  ['７', '7'],
  ['？', '?'],
  ['￥', '¥'],
  ['℃', '°C'],
  ['™', 'TM'],
  ['⅓', '1/3'],
  ['⁴', '4'],
  ['①', '1'],
  ['‴', "'''"],
  ['𝐚', 'a'],
])('%s is typed as %s', (char, keys) => {
  expect(keyboardCharacters(char)).toBe(keys);
});

test.each([
  'a',
  '~',
  'é',
  'ß',
  'œ',
  '½',
  '²',
  'ª',
  '´',
  'µ',
  '№',
  '€',
  'ё',
  'ώ',
  'ế',
  'ſ',
  '日',
  '하',
  'ㅎ',
  'ア',
  '👍',
  'q\u0301',
  '\u0301',
  '\n',
])('%j has a key of its own, or none at all, and stays', (char) => {
  expect(keyboardCharacters(char)).toBe(char);
});

test('no letter of any list stands for another', () => {
  for (const file of readdirSync('assets/words').filter((name) => name.endsWith('.json'))) {
    const { words } = JSON.parse(readFileSync(`assets/words/${file}`, 'utf8')) as { words: string };
    for (const char of new Set(words)) expect(keyboardCharacters(char)).toBe(char);
  }
});

test('of the characters in the fonts, those that stand for others are the typographic ones', () => {
  for (const char of Object.values(SCRIPTS).flatMap((range) => Array.from(charactersIn(range)))) {
    expect(isTypographic(char)).toBe(keyboardCharacters(char) !== char);
  }
});

test('a letter with a huge number of marks is not normalised', () => {
  const endless = `日${'\u0301'.repeat(200_000)}`;
  expect(keyboardCharacters(endless)).toBe(endless);
});
