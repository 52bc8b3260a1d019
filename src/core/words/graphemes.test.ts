import { afterEach, expect, test, vi } from 'vitest';
import { graphemes } from './graphemes';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['e\u0301té', ['e\u0301', 't', 'é']],
  ['\u093fक\u093e', ['\u093f', 'क\u093e']],
  ['👍a', ['👍', 'a']],
  ['', []],
])('%j has the letters %j, with and without Intl.Segmenter', (text, letters) => {
  expect(graphemes(text)).toEqual(letters);
  vi.stubGlobal('Intl', {});
  expect(graphemes(text)).toEqual(letters);
});
