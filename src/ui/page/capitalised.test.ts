import { i18n } from '@lingui/core';
import { afterEach, expect, test } from 'vitest';
import { capitalised } from './capitalised';

const { locale } = i18n;
afterEach(() => i18n.activate(locale));

test.each([
  ['en', 'your own colour', 'Your own colour'],
  ['en', '15 s', '15 s'],
  ['tr', 'imleç', 'İmleç'],
  ['el', 'άμμος', 'Άμμος'],
])('in %s, %s begins with a capital: %s', (language, text, capital) => {
  i18n.load(language, {});
  i18n.activate(language);
  expect(capitalised(text)).toBe(capital);
});
