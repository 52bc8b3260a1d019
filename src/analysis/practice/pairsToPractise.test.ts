import { expect, test } from 'vitest';
import { countedReads } from '../../testing/countedReads';
import { aPlayedRound } from '../../testing/playedRounds';
import { pairsToPractise } from './pairsToPractise';

const WORDS = ['the', 'quick', 'fox'];

test('the pairs that cost the most time come first, at most three', () => {
  const round = aPlayedRound({
    words: 'the quick fox',
    keys: 'the quick',
    gapsMs: { 1: 150, 5: 240, 7: 200, 8: 130 },
  });
  expect(pairsToPractise(round, WORDS)).toEqual(['qu', 'ic', 'th']);
});

test('pairs that no word of the list has are left out, before three are taken', () => {
  const round = aPlayedRound({
    words: 'The quick fox',
    keys: 'The quick fox',
    gapsMs: { 1: 900, 5: 240, 7: 200, 8: 130, 9: 180 },
  });
  expect(pairsToPractise(round, ['quick', 'fox'])).toEqual(['qu', 'ic', 'k ']);
  expect(pairsToPractise(round, ['work'])).toEqual(['k ']);
});

test('a long list is gone through at most once, however many pairs are not in it', () => {
  const words = ['мир', 'дом', 'сад'];
  const reads = countedReads(words);
  const keys = 'the quick fox';
  const round = aPlayedRound({ words: keys, keys, gapsMs: { 1: 150, 5: 240, 8: 130 } });
  expect(pairsToPractise(round, reads.list)).toEqual([]);
  expect(reads.count()).toBeLessThanOrEqual(words.length);
});

test('a missed pair costs what mistakes cost', () => {
  const round = aPlayedRound({ words: 'the quick fox', keys: 'thx⌫e quick', gapsMs: { 8: 110 } });
  expect(pairsToPractise(round, WORDS)[0]).toBe('he');
});

test.each([99.9, 100.1, 133.7])('an even round, a key each %s ms, has nothing to practise', (gapMs) => {
  const keys = 'the quick fox';
  expect(pairsToPractise(aPlayedRound({ words: keys, keys, gapMs }), WORDS)).toEqual([]);
});

test('an even round without a mistake has nothing to practise', () => {
  expect(pairsToPractise(aPlayedRound({ words: 'the fox', keys: 'the fox' }), WORDS)).toEqual([]);
  expect(pairsToPractise(aPlayedRound({ words: 'the fox', keys: '' }), WORDS)).toEqual([]);
});
