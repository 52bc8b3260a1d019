import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { WORDS_CHOICES } from '../words/wordChoices';
import { countWordsWith, hasEnoughWords, largestList, listToPractise } from './practiceList';

test('a list with few words for a pair is helped by the largest of its language', () => {
  expect(countWordsWith(ENGLISH_WORDS, ['th'])).toBeGreaterThan(24);
  expect(hasEnoughWords(ENGLISH_WORDS, ['th'])).toBe(true);
  expect(hasEnoughWords(ENGLISH_WORDS, ['zz'])).toBe(false);
  expect(largestList('english-1')).toBe('english-10000-1');
  expect(largestList('english-200-1')).toBe('english-10000-1');
  expect(largestList('french-common-1')).toBe('french-common-1');
  expect(largestList('french-200-1')).toBe('french-common-1');
  expect(WORDS_CHOICES.map(({ name }) => name)).toContain(largestList('english-1'));
});

test('beside common pairs, one that only the largest list has would get no word', () => {
  expect(countWordsWith(ENGLISH_WORDS, ['zz'])).toBe(0);
  expect(hasEnoughWords(ENGLISH_WORDS, ['he', 'th', 'zz'])).toBe(true);
});

test('24 words of a list are enough', () => {
  const list = (count: number) =>
    [...Array(count).keys()].map((i) => `qu${i}`).concat(ENGLISH_WORDS.slice(0, 50));
  const others = countWordsWith(ENGLISH_WORDS.slice(0, 50), ['qu']);
  expect(hasEnoughWords(list(23 - others), ['qu'])).toBe(false);
  expect(hasEnoughWords(list(24 - others), ['qu'])).toBe(true);
  expect(countWordsWith(['then', 'ten', 'the', 'to', 'net'], ['en', 't '])).toBe(3);
});

test('a custom text is in an order of its own: practice is of the standard words', () => {
  expect(listToPractise('own')).toBe('english-1');
  expect(listToPractise('czech-1')).toBe('czech-1');
});
