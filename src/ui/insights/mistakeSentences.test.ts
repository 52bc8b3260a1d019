import { expect, test } from 'vitest';
import { analyseRound } from '../../analysis/insights/analyseRound';
import { aPlayedRound } from '../../testing/playedRounds';
import { mistakesOfKind, wrongWordSentence } from './mistakeSentences';

test.each([
  ['te quick', '1 skipped', 'skipped, 7 errors'],
  ['thr quick', '1 neighbouring key', 'neighbouring key'],
  ['teh quick', '1 swapped', 'swapped'],
  ['the qzick', '1 other mistake', 'wrong letter'],
  ['The quick', '1 in the wrong case', 'wrong case'],
  ['th equick', '1 misplaced space', 'early space'],
  ['theq uick', '1 misplaced space', 'late space'],
  ['thequick', '1 misplaced space', 'missed space, 5 errors'],
  ['the_quick', '1 misplaced space', 'missed space'],
  ['the  quick', '1 misplaced space', 'extra space, 6 errors'],
  ['thr⌫e quick', '1 neighbouring key', 'neighbouring key, corrected'],
])('%s counts as %s, and its word is told as %s', (keys, counted, told) => {
  const { mistakesByKind, wrongWords } = analyseRound(aPlayedRound({ words: 'the quick fox', keys }));
  expect(mistakesByKind.map(mistakesOfKind)).toEqual([counted]);
  expect(wrongWords.map(wrongWordSentence)).toEqual([told]);
});

test('several mistakes of a kind are counted in the plural', () => {
  expect(mistakesOfKind({ kind: 'space', count: 3 })).toBe('3 misplaced spaces');
});

test('a word with two mistakes is told with both, a wrong letter only where nothing more is known', () => {
  const told = (keys: string) =>
    analyseRound(aPlayedRound({ words: 'the quick fox', keys })).wrongWords.map(wrongWordSentence);
  expect(told('the uqicK fo')).toEqual(['swapped, wrong case']);
  expect(told('the uqizk fo')).toEqual(['swapped']);
});
