import { expect, test } from 'vitest';
import { STANDARD_ROUND, STANDARD_WORD_LIST } from '../../core/round/rules';
import { WORDS_CHOICES } from '../../core/words/wordChoices';
import { wordsLabel, wordsOfKind } from './wordsLabels';

const STANDARD = { ...STANDARD_ROUND, wordList: STANDARD_WORD_LIST };

test('every choice has a label; a list of another version has its name', () => {
  const labels = WORDS_CHOICES.map(({ name }) => wordsLabel(name));
  expect(new Set(labels).size).toBe(WORDS_CHOICES.length);
  expect(labels.slice(0, 4)).toEqual(['English common', 'English 200', 'English 10,000', 'Afrikaans']);
  expect(wordsLabel('martian-1')).toBe('martian-1');
});

test('the standard words need no label; others have the one of their list, and what they come with', () => {
  expect(wordsOfKind(STANDARD)).toBe('');
  expect(wordsOfKind({ ...STANDARD, numbers: true })).toBe('numbers');
  expect(wordsOfKind({ ...STANDARD, wordList: 'french-common-1', capitals: true })).toBe(
    'Français · capitals',
  );
});

test('words of practice name its pairs, with their spaces', () => {
  expect(wordsOfKind({ ...STANDARD, practice: ['e ', 'en'] })).toBe('practice e␣, en');
  expect(wordsOfKind({ ...STANDARD, wordList: 'french-common-1', practice: [' a', 'é'] })).toBe(
    'Français · practice ␣a, é',
  );
});

test('lists of the past, in any version, are told from those of today', () => {
  expect(['german-1', 'german-2', 'german-common-1', 'german-200-1', 'german-3'].map(wordsLabel)).toEqual([
    'Deutsch, former list',
    'Deutsch, former list',
    'Deutsch',
    'Deutsch, 200 most used',
    'german-3',
  ]);
});
