import { expect, test } from 'vitest';
import { KEYBOARD_LABELS } from '../../core/keyboard/keyboardNames';
import { keyRows } from './keyboards';

const ENGLISH = new Set('abcdefghijklmnopqrstuvwxyz');
const HERE = { layout: null, language: 'en-GB' };

/** The rows as text, a space for each quarter of a key. */
function drawn(...wanted: Parameters<typeof keyRows>): string[] {
  return keyRows(...wanted).map(
    ({ left, keys }) => ' '.repeat(left * 4) + keys.map((key) => key ?? '_').join(''),
  );
}

test.each(Object.keys(KEYBOARD_LABELS))('%s has every letter of English once', (chosen) => {
  const keys = keyRows({ facts: HERE, chosen, inWords: ENGLISH }).flatMap((row) => row.keys);
  expect(
    keys
      .filter((key) => key !== null)
      .sort()
      .join(''),
  ).toBe([...ENGLISH].join(''));
});

test.each([
  ['el', 'αβγδεζηθικλμνξοπρςστυφχψω'],
  ['bg', 'абвгдежзийклмнопрстуфхцчшщъьюя'],
  ['ru', 'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
  ['uk', 'абвгдежзийклмнопрстуфхцчшщьюяєії'],
])('words in %s are drawn on a keyboard with their letters, each once', (wordsLanguage, letters) => {
  const keys = keyRows({
    facts: HERE,
    chosen: 'dvorak',
    wordsLanguage,
    inWords: new Set(letters),
  }).flatMap((row) => row.keys);
  expect(
    keys
      .filter((key) => key !== null)
      .sort()
      .join(''),
  ).toBe(letters);
});

test('rows are staggered, and letters that the words do not have are left out', () => {
  const facts = { layout: null, language: 'de-AT' };
  expect(drawn({ facts, inWords: ENGLISH })).toEqual(['qwertzuiop', ' asdfghjkl', '   yxcvbnm']);
  expect(drawn({ facts, inWords: new Set('äü') })).toEqual(['qwertzuiopü', ' asdfghjkl_ä', '   yxcvbnm']);
  expect(drawn({ facts: HERE, chosen: 'azerty', inWords: new Set('éç') })).toEqual([
    '  é______ç',
    'azertyuiop',
    ' qsdfghjklm',
    '   wxcvbn',
  ]);
  expect(drawn({ facts: HERE, chosen: 'dvorak', inWords: ENGLISH })[0]).toBe('           pyfgcrl');
});

/** What a browser tells about a Dvorak keyboard whose last letter is at the place of another one. */
const TOLD = new Map(
  Object.entries({
    Digit: { 1: '1' },
    Key: {
      ...keysAt('QWERTYUIOP', "',.pyfgcrl"),
      ...keysAt('ASDFGHJKL', 'aoeuidhtn'),
      ...keysAt('ZXCVBNM', ';qjkxbm'),
    },
    '': { Semicolon: 's', Comma: 'w', Period: 'v', BracketRight: 'Z' },
  }).flatMap(([kind, keys]) => Object.entries(keys).map(([code, key]) => [kind + code, key] as const)),
);

function keysAt(codes: string, keys: string): Record<string, string> {
  return Object.fromEntries(Array.from(codes, (code, index) => [code, keys[index] ?? '']));
}

test('a layout that the browser tells is drawn as it is, unless another one was chosen', () => {
  const facts = { layout: TOLD, language: 'en' };
  const told = ['        pyfgcrl_z', 'aoeuidhtns', '       qjkxbmwv'];
  expect(drawn({ facts, inWords: ENGLISH }).map((row) => row.trimStart())).toEqual(
    told.map((row) => row.trimStart()),
  );
  expect(drawn({ facts, chosen: 'colemak', inWords: ENGLISH })[0]).toBe('qwfpgjluy');
  expect(drawn({ facts, chosen: 'of a later version', inWords: ENGLISH })[1]).toBe('aoeuidhtns');
});

test('a layout without all Latin letters is not drawn', () => {
  const facts = { layout: new Map([['KeyQ', 'ض']]), language: 'ar' };
  expect(drawn({ facts, inWords: ENGLISH })[0]).toBe('qwertyuiop');
});
