import { expect, test } from 'vitest';
import { isLastWord, openWord, openWordStart, wordsIn } from './openWord';

const WORDS = 'hot cold hot';

function typed(text: string) {
  return { expected: WORDS, typed: [...text] };
}

test('the open word is the one at the cursor; at a space it is still the word before it', () => {
  const seen = Array.from(WORDS, (_char, index) => openWord(typed(WORDS.slice(0, index))));
  expect(seen.join(' ')).toBe('hot hot hot hot cold cold cold cold cold hot hot hot');
});

test('a mark that stands alone, as in French, belongs to the word before it', () => {
  const expected = 'tu viens ? non : si !';
  const seen = Array.from(expected, (_char, index) => {
    const round = { expected, typed: [...expected.slice(0, index)] };
    return `${openWordStart(round)} ${openWord(round)}${isLastWord(round) ? ', the last' : ''}`;
  });
  expect([...new Set(seen)]).toEqual(['0 tu', '3 viens ?', '11 non :', '17 si !, the last']);
  expect(seen.indexOf('11 non :')).toBe('tu viens ? '.length);
  expect(wordsIn(expected)).toEqual(['tu', 'viens ?', 'non :', 'si !']);
});

test.each(['?', '? so', 'so ?!', 'a - b', 'so :) no', 'one', ''])('the words of %j are all of it', (text) => {
  expect(wordsIn(text).join(' ')).toBe(text);
});

test('what only looks like such a mark is a word', () => {
  expect(wordsIn('so :) no - yes')).toEqual(['so', ':)', 'no', '-', 'yes']);
  expect(wordsIn('? so')).toEqual(['?', 'so']);
});
