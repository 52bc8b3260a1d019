import { expect, test } from 'vitest';
import { textHash, wordsHash } from './textHash';

test.each([
  ['', 0x811c9dc5],
  ['a', 0xe40c292c],
  ['foobar', 0xbf9cf968],
])('the hash of "%s" is the one that its authors publish', (text, hash) => {
  expect(textHash(text)).toBe(hash);
});

test('a letter with an accent counts as its bytes in UTF-8', () => {
  expect(textHash('é')).toBe(textHash('\u00e9'));
  expect(textHash('é')).not.toBe(textHash('\u00c3\u00a9'));
});

test('lists of the same words in the same order have the same hash, and no others', () => {
  const hash = wordsHash(['go', 'on']);
  expect(hash).toBe(textHash('go\non'));
  expect(wordsHash(['go', 'on'])).toBe(hash);
  expect(wordsHash(['on', 'go'])).not.toBe(hash);
  expect(wordsHash(['go', 'o', 'n'])).not.toBe(hash);
});
