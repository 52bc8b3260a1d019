import { expect, test } from 'vitest';
import { chooseLayout, type LayoutWanted } from './chooseLayout';
import { KEY_ROWS } from './keys';
import { type KeyboardLayout, LAYOUTS } from './layouts';
import { charactersOf, strokesOf } from './strokes';

const NOTHING = { layout: null, language: 'en-US' };

/** What a browser reports on a keyboard of a language, and of a person who reads another one. */
function reported(keyboard: string, language = 'en-US') {
  const layout = LAYOUTS.find(({ languages }) => languages.includes(keyboard)) as KeyboardLayout;
  return { layout: new Map(charactersOf(layout.plain).map(([key, code]) => [code, key])), language };
}

function chosen(wanted: LayoutWanted): string {
  return chooseLayout(wanted).languages.join();
}

test('what the browser reports decides; between layouts with the same keys, the language of the words', () => {
  expect(chosen({ facts: reported('de') })).toBe('de');
  expect(chosen({ facts: reported('de'), wordsLanguage: 'fr' })).toBe('de');
  expect(chosen({ facts: reported('en') })).toBe('en');
  expect(chosen({ facts: reported('en'), wordsLanguage: 'pl' })).toBe('pl');
});

test('a chosen layout goes before what is reported; of its family, the one of the words’ or the person’s language', () => {
  expect(chosen({ facts: reported('de'), chosen: 'azerty' })).toBe('fr');
  expect(chosen({ facts: { layout: null, language: 'es-MX' }, chosen: 'qwerty' })).toBe('es,ca,gl,eu');
  expect(chosen({ facts: NOTHING, chosen: 'qwertz', wordsLanguage: 'cs' })).toBe('cs');
  expect(chosen({ facts: reported('de'), chosen: 'of a later version' })).toBe('de');
});

test('where nothing is reported or chosen it is a layout of the person’s language', () => {
  for (const [language, name] of Object.entries({
    'de-AT': 'de',
    cs: 'cs',
    'fr-BE': 'fr',
    'fr-CA': 'en',
    'en-GB': 'en-GB',
    fi: 'fi,sv',
    ja: 'en',
    '': 'en',
  }))
    expect(chosen({ facts: { layout: null, language } })).toBe(name);
});

test('words in another script are typed on its layout, whatever is reported or chosen', () => {
  for (const wordsLanguage of ['el', 'bg', 'ru', 'uk'])
    expect(chosen({ facts: reported('de'), chosen: 'dvorak', wordsLanguage })).toBe(wordsLanguage);
});

test.each([
  ['a German', 'de', 'a Greek text', 'Πού πάνε τα πουλιά; Well, south.', 'el'],
  ['an English reader', 'en-GB', 'a Russian text', 'Съешь ещё этих булок', 'ru'],
  ['a German', 'de', 'a Ukrainian text', 'Її ґава їсть', 'uk'],
  ['a Russian', 'ru-RU', 'an English text with one Russian letter', 'the last letter is я', 'en'],
  ['a Bulgarian', 'bg', 'a Russian text', 'Съешь ещё этих булок', 'bg'],
  ['a German', 'de', 'a text of digits', '1 2 3', 'de'],
])('%s (%s) with %s gets the layout of its script', (_who, language, _what, text, layout) => {
  const words = text.split(' ');
  expect(chosen({ facts: { layout: null, language }, wordsLanguage: '', words })).toBe(layout);
});

test('letters are where the browser reports them, and nowhere else', () => {
  const { layout, language } = reported('en');
  const swapped = new Map([...layout, ['KeyA', 'o'], ['KeyO', 'a'], ['Semicolon', 'é']]);
  const strokes = strokesOf(chooseLayout({ facts: { layout: swapped, language } }));
  expect(['a', 'O', 'é', 'É', ';'].map((character) => strokes(character)[0])).toEqual([
    { code: 'KeyO', held: [] },
    { code: 'KeyA', held: ['ShiftRight'] },
    { code: 'Semicolon', held: [] },
    { code: 'Semicolon', held: ['ShiftLeft'] },
    undefined,
  ]);
});

test('a sign is where the browser reports it; what Shift gives there, and where a table has it, is not known', () => {
  const { layout, language } = reported('de', 'de-CH');
  // Swiss German, as far as it differs.
  const swiss = { Backquote: '§', Minus: "'", Equal: '^', BracketRight: '¨', Backslash: '$' };
  const facts = { layout: new Map([...layout, ...Object.entries(swiss)]), language };
  const strokes = strokesOf(chooseLayout({ facts }));
  const codes = (character: string) => strokes(character).map(({ code }) => code);
  expect(["'", '§', '$'].map(codes)).toEqual([['Minus'], ['Backquote'], ['Backslash']]);
  expect(['ß', '?', '#', '+', '*', '°', '´', '^', '¨', 'ê', 'é'].flatMap(codes)).toEqual([]);
  expect(codes('ü')).toEqual(['BracketLeft']);
});

test.each(['´', "'", '\u0301', 'Dead'])('a dead key that is reported as %j stays one', (name) => {
  const { layout, language } = reported('de', 'de');
  const facts = { layout: new Map([...layout, ['Equal', name]]), language };
  const codes = strokesOf(chooseLayout({ facts }))('é').map(({ code }) => code);
  expect(codes).toEqual(['Equal', 'KeyE']);
});

test('a dead key that is reported where the table has none types nothing', () => {
  const { layout, language } = reported('de', 'de');
  const facts = { layout: new Map([...layout, ['Quote', 'Dead'], ['BracketRight', 'Dead']]), language };
  const strokes = strokesOf(chooseLayout({ facts }));
  expect(['ä', 'Ä', '+', '*'].flatMap(strokes)).toEqual([]);
});

test('a report without all Latin letters, as of another script, counts as none', () => {
  const facts = { layout: new Map(KEY_ROWS.flat().map((code) => [code, 'ض'])), language: 'de' };
  expect(chosen({ facts })).toBe('de');
});

/** The layout that is drawn once keys have typed these letters: `KeyQ=a`. */
function seen(letters: string, wanted: LayoutWanted) {
  const map = new Map(letters.split(' ').map((letter) => letter.split('=') as [string, string]));
  return chooseLayout({ ...wanted, facts: { ...wanted.facts, seen: map } });
}

test.each([
  ['AZERTY', 'KeyQ=a', 'fr', { facts: NOTHING }],
  ['AZERTY where the browser still reports QWERTY', 'KeyQ=a KeyA=q', 'fr', { facts: reported('en') }],
  ['QWERTZ', 'KeyY=z', 'de', { facts: NOTHING }],
  ['QWERTZ with Czech words', 'KeyY=z', 'cs', { facts: NOTHING, wordsLanguage: 'cs' }],
  ['Dvorak', 'KeyS=o KeyD=e KeyK=t', 'en', { facts: reported('de') }],
  ['what is reported, if that has them', 'KeyY=z', 'de', { facts: reported('de') }],
  ['the chosen one', 'KeyY=z', 'fr', { facts: NOTHING, chosen: 'azerty' }],
  ['Ukrainian for Russian words', 'KeyS=і Quote=є', 'uk', { facts: NOTHING, wordsLanguage: 'ru' }],
  ['Russian, of which Latin letters say nothing', 'KeyQ=a', 'ru', { facts: NOTHING, wordsLanguage: 'ru' }],
])('what keys type changes the layout: %s', (_which, letters, language, wanted) => {
  expect(seen(letters, wanted).languages.join()).toBe(language);
});

test('letters are where keys have typed them, also on a layout that nobody knows', () => {
  const strokes = strokesOf(seen('KeyQ=g KeyZ=h', { facts: NOTHING }));
  const codes = ['g', 'G', 'h', 'a', 'q', 'z'].map((letter) => strokes(letter)[0]?.code);
  expect(codes).toEqual(['KeyQ', 'KeyQ', 'KeyZ', 'KeyA', undefined, undefined]);
});
