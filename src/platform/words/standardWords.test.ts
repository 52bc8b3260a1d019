import { expect, test } from 'vitest';
import { STANDARD_WORD_LIST } from '../../core/round/rules';
import { ENGLISH_WORDS, STANDARD_WORDS } from './standardWords';

test('there are at least 1,500 words, each once, of 2 to 10 letters a to z', () => {
  expect(ENGLISH_WORDS.length).toBeGreaterThanOrEqual(1500);
  expect(new Set(ENGLISH_WORDS).size).toBe(ENGLISH_WORDS.length);
  expect(ENGLISH_WORDS.filter((word) => !/^[a-z]{2,10}$/.test(word))).toEqual([]);
});

test('no word insults or speaks of violence', () => {
  const unwanted =
    /^(attack|blood|dead|death|die|fight|gun|hate|idiot|kill|knife|murder|shoot|slave|stupid|war|weapon)/;
  const innocent = new Set(['warm', 'warn', 'diet']);
  expect(ENGLISH_WORDS.filter((word) => unwanted.test(word) && !innocent.has(word))).toEqual([]);
});

test('the standard round is dealt from the list of its name', () => {
  expect(STANDARD_WORDS.wordList).toBe(STANDARD_WORD_LIST);
});
