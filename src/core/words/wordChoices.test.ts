import { expect, test } from 'vitest';
import { isWordsChoice, languageOf, latestVersion, WORDS_CHOICES } from './wordChoices';

test('an earlier version of a list is a choice, too, of the same language', () => {
  expect(isWordsChoice('german-1')).toBe(true);
  expect(languageOf('german-1')).toBe('de');
});

test('the latest version of a list is the one that can be chosen', () => {
  expect(latestVersion('german-1')).toBe('german-2');
  for (const { name } of WORDS_CHOICES) expect(latestVersion(name)).toBe(name);
});

test.each(['german-3', 'german', 'klingon-1', 'text-1'])('%s is no choice, and keeps its name', (name) => {
  expect(isWordsChoice(name)).toBe(false);
  expect(latestVersion(name)).toBe(name);
  expect(languageOf(name)).toBeUndefined();
});
