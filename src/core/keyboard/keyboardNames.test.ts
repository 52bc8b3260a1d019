import { expect, test } from 'vitest';
import { keyboardName } from './keyboardNames';

test.each([
  ['en', 'qwerty'],
  ['de', 'qwertz'],
  ['cs-CZ', 'qwertz'],
  ['fr', 'azerty'],
  ['fr-BE', 'azerty'],
  ['fr-CA', 'qwerty'],
  ['fry', 'qwerty'],
  ['', 'qwerty'],
] as const)('where the browser does not tell it, %j suggests %s', (language, name) => {
  expect(keyboardName(language)).toBe(name);
  expect(keyboardName(language, 'of a later version')).toBe(name);
  expect(keyboardName(language, 'dvorak')).toBe('dvorak');
});
