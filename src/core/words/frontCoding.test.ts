import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frontDecoded } from './frontCoding';

test('a word is told by what it shares with the one before', () => {
  expect(frontCoded(['ability', 'able', 'about', 'cat'])).toBe('0ability2le2out0cat');
  expect(frontDecoded('0ability2le2out0cat')).toEqual(['ability', 'able', 'about', 'cat']);
});

test('words come back as they were, in any order', () => {
  const words = fc.array(fc.stringMatching(/^[a-c]{1,12}$/), { minLength: 1 });
  fc.assert(
    fc.property(words, (list) => {
      expect(frontDecoded(frontCoded(list))).toEqual(list);
    }),
  );
});

/** The opposite of `frontDecoded`: the list of these words, which may not have digits in them. */
function frontCoded(words: readonly string[]): string {
  return words.map((word, index) => codedAfter(words[index - 1] ?? '', word)).join('');
}

function codedAfter(before: string, word: string): string {
  let shared = 0;
  while (shared < 9 && shared < word.length - 1 && word[shared] === before[shared]) shared++;
  return `${shared}${word.slice(shared)}`;
}
