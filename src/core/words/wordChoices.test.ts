import { describe, expect, test } from 'vitest';
import {
  isFormerList,
  isShortList,
  isWordsChoice,
  languageInEnglish,
  languageOf,
  offeredList,
  WORDS_CHOICES,
} from './wordChoices';

test.each(['german-1', 'german-2', 'german-common-1', 'german-200-1'])('%s is a list of German', (name) => {
  expect(isWordsChoice(name)).toBe(true);
  expect(languageOf(name)).toBe('de');
  expect(languageInEnglish(name)).toBe('german');
});

describe('a list that is not offered any more', () => {
  test('gives way to the one of its language that is used instead', () => {
    expect(['german-1', 'german-2'].map(offeredList)).toEqual(['german-common-1', 'german-common-1']);
    expect(['german-1', 'german-2'].every(isFormerList)).toBe(true);
  });

  test('is no choice', () => {
    for (const { name } of WORDS_CHOICES) {
      expect(offeredList(name)).toBe(name);
      expect(isFormerList(name)).toBe(false);
    }
  });
});

test('a language has a list of its most used words; the English lists have names of their own', () => {
  expect(['german-200-1', 'german-common-1', 'german-2', 'english-200-1'].map(isShortList)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each(['german-3', 'german', 'german-common-2', 'german-200', 'klingon-1', 'text-1'])(
  '%s is no list, and keeps its name',
  (name) => {
    expect(isWordsChoice(name)).toBe(false);
    expect(isFormerList(name)).toBe(false);
    expect(offeredList(name)).toBe(name);
    expect(languageOf(name)).toBeUndefined();
  },
);
