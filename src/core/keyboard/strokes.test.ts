import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { capitalised, digitsOf, punctuationOf } from '../words/decoratedBatch';
import { languageOf } from '../words/wordChoices';
import { chooseLayout } from './chooseLayout';
import { KEY_ROWS } from './keys';
import { LAYOUTS } from './layouts';
import { type Strokes, strokesOf } from './strokes';

/** The strokes of words in a language, for a person who reads it. */
function strokesIn(language: string): Strokes {
  return strokesOf(chooseLayout({ facts: { layout: null, language }, wordsLanguage: language }));
}

/** The strokes as text: `ShiftRight+KeyA, KeyE`. */
function told(language: string, character: string): string {
  return strokesIn(language)(character)
    .map(({ code, held }) => [...held, code].join('+'))
    .join(', ');
}

test.each([
  ['en', 'a', 'KeyA'],
  ['en', 'A', 'ShiftRight+KeyA'],
  ['en', 'P', 'ShiftLeft+KeyP'],
  ['en', ' ', 'Space'],
  ['en', '?', 'ShiftLeft+Slash'],
  ['en', '"', 'ShiftLeft+Quote'],
  ['en-GB', '"', 'ShiftRight+Digit2'],
  ['de', 'ä', 'Quote'],
  ['de', 'Ä', 'ShiftLeft+Quote'],
  ['de', 'ß', 'Minus'],
  ['de', 'z', 'KeyY'],
  ['de', '"', 'ShiftRight+Digit2'],
  ['de', '@', 'AltRight+KeyQ'],
  ['de', 'é', 'Equal, KeyE'],
  ['de', '^', 'Backquote, Space'],
  ['fr', 'a', 'KeyQ'],
  ['fr', 'é', 'Digit2'],
  ['fr', '2', 'ShiftRight+Digit2'],
  ['fr', 'ê', 'BracketLeft, KeyE'],
  ['fr', 'ï', 'ShiftLeft+BracketLeft, KeyI'],
  ['fr', 'É', 'ShiftRight+AltRight+Digit2'],
  ['fr', '.', 'ShiftLeft+Comma'],
  ['es', 'ñ', 'Semicolon'],
  ['es', 'á', 'Quote, KeyA'],
  ['es', 'Ú', 'Quote, ShiftLeft+KeyU'],
  ['es', '¿', 'ShiftLeft+Equal'],
  ['nl', 'ë', 'ShiftLeft+Quote, KeyE'],
  ['nl', "'", 'Quote, Space'],
  ['pl', 'ą', 'AltRight+KeyA'],
  ['pl', 'ź', 'AltRight+KeyX'],
  ['pl', 'Ł', 'ShiftLeft+AltRight+KeyL'],
  ['cs', 'ř', 'Digit5'],
  ['cs', 'Ř', 'ShiftLeft+Equal, ShiftRight+KeyR'],
  ['cs', 'ď', 'ShiftLeft+Equal, KeyD'],
  ['cs', 'ó', 'Equal, KeyO'],
  ['cs', '1', 'ShiftRight+Digit1'],
  ['pt-BR', 'ã', 'Quote, KeyA'],
  ['pt-BR', 'ê', 'ShiftLeft+Quote, KeyE'],
  ['pt-BR', '/', 'IntlRo'],
  ['nb', 'é', 'AltRight+Equal, KeyE'],
  ['sv', 'å', 'BracketLeft'],
  ['el', 'ά', 'Semicolon, KeyA'],
  ['el', 'ϊ', 'ShiftLeft+Semicolon, KeyI'],
  ['el', 'ΐ', 'ShiftRight+KeyW, KeyI'],
  ['el', ';', 'KeyQ'],
  ['ru', 'ё', 'Backquote'],
  ['ru', ',', 'ShiftLeft+Slash'],
  ['bg', 'щ', 'KeyY'],
  ['uk', 'ї', 'BracketRight'],
  ['uk', "'", 'Backquote'],
  ['tr', 'ı', 'KeyI'],
  ['tr', 'i', 'Quote'],
  ['tr', 'İ', 'ShiftLeft+Quote'],
  ['tr', 'ğ', 'BracketLeft'],
  ['tr', 'â', 'ShiftRight+Digit3, KeyA'],
  ['ko', '가', 'KeyR, KeyK'],
  ['ko', '값', 'KeyR, KeyK, KeyQ, KeyT'],
  ['ko', '왜', 'KeyD, KeyH, KeyO'],
  ['ko', '뺐', 'ShiftRight+KeyQ, KeyO, ShiftRight+KeyT'],
  ['ko', '의', 'KeyD, KeyM, KeyL'],
  ['ko', '힣', 'KeyG, KeyL, KeyG'],
  ['ko', 'ㅋ', 'KeyZ'],
])('in %s, %s is typed by %s', (language, character, strokes) => {
  expect(told(language, character)).toBe(strokes);
});

test('what a layout cannot type has no strokes', () => {
  expect(['é', 'ß', 'я', '日', ''].map(strokesIn('en'))).toEqual([[], [], [], [], []]);
});

/** The lists of languages that have a layout of their own. */
const WITH_LAYOUT = readdirSync('assets/words')
  .filter((file) => file.endsWith('.json'))
  .filter((file) => {
    const lang = languageOf(file.replace('.json', '-1'));
    return LAYOUTS.some(({ languages }) => languages.includes(lang ?? 'en'));
  });

test.each(WITH_LAYOUT)(
  'every character of %s, its capitals, marks and digits can be typed on the layout of its language',
  (file) => {
    const { id, words } = JSON.parse(readFileSync(`assets/words/${file}`, 'utf8')) as Record<string, string>;
    const strokes = strokesIn(languageOf(id ?? '') ?? 'en');
    const list = words?.split(' ') ?? [];
    const marks = ` ${punctuationOf(id ?? '')}${digitsOf(id ?? '')}`;
    const typed = [...list, ...list.map((word) => capitalised(word, id ?? '')), marks].join('');
    // The Macedonian keyboard has „ and “ only.
    const missing = file === 'macedonian-common.json' ? ['"'] : [];
    expect([...new Set(typed)].filter((character) => strokes(character).length === 0)).toEqual(missing);
  },
);

test('a layout has a character or a space for every key, the same number with Shift', () => {
  for (const { plain, withShift } of LAYOUTS) {
    for (const [row, codes] of KEY_ROWS.entries()) {
      expect(plain[row]?.length).toBe(withShift[row]?.length);
      expect(codes.length - (plain[row]?.length ?? 0)).toBeOneOf(row === 3 ? [0, 1] : [0]);
    }
  }
});
