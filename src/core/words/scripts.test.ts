import { expect, test } from 'vitest';
import { hasFallbackLetters } from './fallbackLetters';
import { charactersIn, isInPageFonts, SCRIPTS, scriptsOf } from './scripts';

test.each([
  ['', []],
  ['plain words', ['latin']],
  ['čaj', ['latin', 'latin-ext']],
  ['Ωmega', ['latin', 'greek']],
  ['жук, 1984', ['latin', 'cyrillic']],
  ['日本', []],
  ['हूँ।', ['devanagari']],
  ['হ্যাঁ।', ['bengali']],
  ['क\u094d\u200dष', ['devanagari']],
  ['می\u200cخواهم', ['arabic']],
  ['।', ['devanagari']],
])('the characters of "%s" need the fonts %j', (characters, scripts) => {
  expect(scriptsOf(characters)).toEqual(scripts);
});

test.each(['a', 'Z', '0', '~', ' ', 'é', 'ß', 'İ', 'ı', 'ё', 'ϊ', '€'])('"%s" can be shown', (char) => {
  expect(isInPageFonts(char)).toBe(true);
});

test.each(['', 'ab', '\n', '\u00a0', '\u00ad', 'e\u0301', '\u0301', '👍', '\ud83d', '日'])(
  'what is in none of the fonts, such as %j, cannot',
  (char) => {
    expect(isInPageFonts(char)).toBe(false);
  },
);

test('no letter of the page’s fonts counts as one that they lack', () => {
  const characters = Object.values(SCRIPTS).flatMap((range) => Array.from(charactersIn(range)));
  expect(characters.filter(hasFallbackLetters)).toEqual([]);
});
