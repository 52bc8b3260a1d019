import { expect, test } from 'vitest';
import { sayable, spelled } from './sayable';

test.each([
  ['account', 'account'],
  ['Hello,', 'capital Hello comma'],
  ["don't", 'don apostrophe t'],
  ['NASA', 'capitals NASA'],
  ['42', '42'],
  ['"Yes!"', 'quote capital Yes exclamation mark quote'],
])('%s is said so that it can be typed', (word, said) => {
  expect(sayable(word)).toBe(said);
});

test.each([
  ['.', 'full stop'],
  [',', 'comma'],
  [';', 'semicolon'],
  [':', 'colon'],
  ['!', 'exclamation mark'],
  ['?', 'question mark'],
  ["'", 'apostrophe'],
  ['"', 'quote'],
  ['(', 'open bracket'],
  [')', 'close bracket'],
  ['-', 'hyphen'],
  ['/', 'slash'],
])('%s is said by its name, and any other mark is left to the voice', (mark, name) => {
  expect(sayable(`a${mark}b`)).toBe(`a ${name} b`);
  expect(sayable('a%b')).toBe('a%b');
});

test('in other languages a voice says what it says', () => {
  expect(sayable('Straße,', 'de')).toBe('Straße,');
  expect(sayable('Hello,', 'enm')).toBe('Hello,');
  expect(sayable('Hello,', 'en-GB')).toBe('capital Hello comma');
  expect(sayable('Hello,', 'en_US')).toBe('capital Hello comma');
});

test('a word is spelled letter by letter, with its marks by name', () => {
  expect(spelled('cat')).toBe('c, a, t');
  expect(spelled('To.')).toBe('capital T, o, full stop');
  expect(spelled('é,', 'fr')).toBe('é, ,');
  expect(spelled(' ')).toBe('space');
  expect(spelled('किंतु', 'hi')).toBe('किं, तु');
});
