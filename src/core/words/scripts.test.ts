import { expect, test } from 'vitest';
import { hasOtherLetters } from './otherLetters';
import { canBeShown, charactersIn, SCRIPTS, scriptsOf } from './scripts';

test.each([
  ['', []],
  ['plain words', ['latin']],
  ['čaj', ['latin', 'latin-ext']],
  ['Ωmega', ['latin', 'greek']],
  ['жук, 1984', ['latin', 'cyrillic']],
  ['日本', []],
])('the characters of "%s" need the fonts %j', (characters, scripts) => {
  expect(scriptsOf(characters)).toEqual(scripts);
});

test.each(['a', 'Z', '0', '~', ' ', 'é', 'ß', 'İ', 'ı', 'ё', 'ϊ', '€'])('"%s" can be shown', (char) => {
  expect(canBeShown(char)).toBe(true);
});

test.each(['', 'ab', '\n', '\u00a0', '\u00ad', 'e\u0301', '\u0301', '👍', '\ud83d', '日'])(
  'what is none of the fonts, such as %j, cannot',
  (char) => {
    expect(canBeShown(char)).toBe(false);
  },
);

test('no letter that the fonts have is called one that they lack', () => {
  const characters = Object.values(SCRIPTS).flatMap((range) => Array.from(charactersIn(range)));
  expect(characters.filter(hasOtherLetters)).toEqual([]);
});
