import { expect, test } from 'vitest';
import { chooseLayout } from './chooseLayout';
import { type DrawnKeyboard, drawnKeyboard } from './drawnKeyboard';

/** The keyboard for words in a language that have these characters besides `a` to `z`. */
function keyboardFor(language: string, characters = ''): DrawnKeyboard {
  const layout = chooseLayout({ facts: { layout: null, language }, wordsLanguage: language });
  return drawnKeyboard(layout, characters);
}

/** What is on the keys of each row from left to right. */
function rowsOf({ keys, rows }: DrawnKeyboard): string[] {
  return Array.from({ length: rows }, (_, row) =>
    keys
      .filter((key) => key.row === row)
      .sort((one, other) => one.left - other.left)
      .map(({ sign, character }) => sign || character)
      .join(' '),
  );
}

test('plain words need the letters and the space bar only', () => {
  expect(rowsOf(keyboardFor('en'))).toEqual([
    'q w e r t y u i o p',
    'a s d f g h j k l',
    'z x c v b n m',
    '␣',
  ]);
});

test('what other words need is drawn as well: the keys between, digits, Shift and AltGr', () => {
  expect(rowsOf(keyboardFor('de', 'äöüß'))[0]).toBe('ß');
  expect(rowsOf(keyboardFor('en', 'A?1'))).toEqual([
    '1',
    'q w e r t y u i o p',
    'a s d f g h j k l',
    '⇧ z x c v b n m , . / ⇧',
    '␣',
  ]);
  expect(rowsOf(keyboardFor('pl', 'ą')).at(-1)).toBe('␣ AltGr');
  expect(rowsOf(keyboardFor('fr', 'éê'))).toEqual([
    'é',
    'a z e r t y u i o p ^',
    'q s d f g h j k l m',
    'w x c v b n',
    '␣',
  ]);
});

test('in another script all its letters are drawn, whatever the words are', () => {
  expect(rowsOf(keyboardFor('el', 'Νμ,'))).toEqual([
    'ς ε ρ τ υ θ ι ο π',
    'α σ δ φ γ η ξ κ λ',
    '⇧ ζ χ ψ ω β ν μ ,',
    '␣',
  ]);
  expect(rowsOf(keyboardFor('ru', 'привет'))).toEqual([
    'й ц у к е н г ш щ з х ъ',
    'ф ы в а п р о л д ж э',
    'я ч с м и т ь б ю',
    '␣',
  ]);
});

test('the right Shift is after the last key of the lower row, also where words need none of the keys before it', () => {
  const lower = rowsOf(keyboardFor('en', 'A'))[2];
  expect(lower).toBe('z x c v b n m , . / ⇧');
});

test('a key tells what it types with Shift and AltGr where words need that, but no capitals', () => {
  const typed = (language: string, characters: string, code: string) => {
    const key = keyboardFor(language, characters).keys.find((one) => one.code === code);
    return [key?.character, key?.shiftCharacter, key?.altGrCharacter];
  };
  expect(typed('en', '?', 'Slash')).toEqual(['/', '?', '']);
  expect(typed('en', 'A', 'KeyA')).toEqual(['a', '', '']);
  expect(typed('fr', '2', 'Digit2')).toEqual(['é', '2', '']);
  expect(typed('pl', 'ąĄ', 'KeyA')).toEqual(['a', '', 'ą']);
  expect(typed('pt-BR', 'ê', 'Quote')).toEqual(['~', '^', '']);
  expect(typed('nb', 'é', 'Equal')).toEqual(['\\', '', '´']);
});

test('keys stand staggered, from the left edge on, within the width', () => {
  for (const [language, characters] of [
    ['en', ''],
    ['cs', 'Řď1'],
    ['pl', 'ąĄ,'],
  ] as const) {
    const { keys, columns } = keyboardFor(language, characters);
    expect(Math.min(...keys.map(({ left }) => left))).toBe(0);
    expect(Math.max(...keys.map(({ left, width }) => left + width))).toBe(columns);
    // No two of a row overlap.
    for (const one of keys)
      for (const other of keys.filter(({ row, left }) => row === one.row && left > one.left))
        expect(other.left).toBeGreaterThanOrEqual(one.left + one.width);
  }
});

test('the keys of the index fingers at rest have bumps', () => {
  const bumps = keyboardFor('ru', 'ао').keys.filter(({ hasBump }) => hasBump);
  expect(bumps.map(({ character }) => character)).toEqual(['а', 'о']);
});
