import { expect, test } from 'vitest';
import { parseTheme, shownTheme } from './themeChoice';

test.each(['light', 'dark', 'system'])('%s is a theme', (word) => {
  expect(parseTheme(word)).toBe(word);
});

test.each(['', 'Dark', ' light', 'solarized', '"dark"', null])('%j is not a theme', (word) => {
  expect(parseTheme(word)).toBeNull();
});

test.each([
  ['light', true, 'light'],
  ['light', false, 'light'],
  ['dark', true, 'dark'],
  ['dark', false, 'dark'],
  ['system', true, 'dark'],
  ['system', false, 'light'],
] as const)('%s on a system that prefers dark (%s) is shown as %s', (theme, prefersDark, shown) => {
  expect(shownTheme(theme, prefersDark)).toBe(shown);
});
