import { expect, test } from 'vitest';
import { STANDARD_ROUND } from '../../core/round/rules';
import { wordsLabel, wordsOfKind } from './wordsLabels';

test('all versions of a list have the same label, and one that nobody knows its name', () => {
  expect(['german-1', 'german-2', 'german-3', 'klingon-1'].map(wordsLabel)).toEqual([
    'Deutsch',
    'Deutsch',
    'german-3',
    'klingon-1',
  ]);
  expect(wordsOfKind({ ...STANDARD_ROUND, wordList: 'german-1', capitals: true })).toBe('Deutsch · capitals');
});
