import { expect, test } from 'vitest';
import { isOfLanguage, languageIn, regionIn } from './languageTag';

test.each([
  ['en-GB', 'en'],
  ['en_US', 'en'],
  ['EN-us', 'en'],
  ['eng', 'en'],
  ['eng-USA', 'en'],
  ['eng-USA-f00', 'en'],
  ['deu-DEU', 'de'],
  ['ger', 'de'],
  ['fre', 'fr'],
  ['ces_CZE', 'cs'],
  ['ell-GRC', 'el'],
  ['nb-NO', 'nb'],
  ['no', 'nb'],
  ['no-NO', 'nb'],
  ['nn-NO', 'nb'],
  ['nor-NOR', 'nb'],
  ['nob', 'nb'],
  ['pt-PT', 'pt-BR'],
])('a voice of %s speaks %s', (voiceLang, lang) => {
  expect(isOfLanguage(voiceLang, lang)).toBe(true);
});

test.each([
  ['enm', 'en'],
  ['da-DK', 'nb'],
  ['', 'en'],
  ['default', 'de'],
  ['deu-USA', 'en'],
])('a voice of “%s” does not speak %s', (voiceLang, lang) => {
  expect(isOfLanguage(voiceLang, lang)).toBe(false);
});

test.each([
  ['en-GB', 'GB'],
  ['en_us', 'US'],
  ['en-us-nyc', 'US'],
  ['en-gb-x-rp', 'GB'],
  ['en-029', '029'],
  ['eng-USA', 'US'],
  ['deu-DEU-f00', 'DE'],
  ['zh-cmn-Hans-CN', 'CN'],
  ['por-PRT', 'PT'],
  ['fra_FRA', 'FR'],
  ['rus-RUS', 'RU'],
  ['en', null],
  ['en-scotland', null],
  ['', null],
])('the region of %s is %s', (tag, region) => {
  expect(regionIn(tag)).toBe(region);
});

test.each([
  ['ENG_usa', 'en'],
  ['nob-NOR', 'no'],
  ['nn', 'no'],
  ['x-private', 'x'],
])('the language of %s is %s', (tag, language) => {
  expect(languageIn(tag)).toBe(language);
});
