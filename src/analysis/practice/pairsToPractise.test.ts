import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { pairsToPractise } from './pairsToPractise';

test('the pairs that cost the most time come first, at most three', () => {
  const round = aPlayedRound({
    words: 'the quick fox',
    keys: 'the quick',
    gapsMs: { 1: 150, 5: 240, 7: 200, 8: 130 },
  });
  expect(pairsToPractise(round)).toEqual(['qu', 'ic', 'th']);
});

test('a missed pair costs what mistakes cost', () => {
  const round = aPlayedRound({ words: 'the quick fox', keys: 'thx⌫e quick', gapsMs: { 8: 110 } });
  expect(pairsToPractise(round)[0]).toBe('he');
});

test('an even round without a mistake has nothing to practise', () => {
  expect(pairsToPractise(aPlayedRound({ words: 'the fox', keys: 'the fox' }))).toEqual([]);
  expect(pairsToPractise(aPlayedRound({ words: 'the fox', keys: '' }))).toEqual([]);
});
