import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { slowPairs } from './slowPairs';
import { timelineOf } from './timeline';

const pairsOf = (played: Parameters<typeof aPlayedRound>[0]) => slowPairs(timelineOf(aPlayedRound(played)));

test('the pair that lost the most time is first, with its median', () => {
  // The median gap is 100: `th` took 180 and 220, `e ` 130.
  const pairs = pairsOf({ words: 'the thick', keys: 'the thick', gapsMs: { 1: 180, 3: 130, 5: 220 } });
  expect(pairs).toEqual([
    { pair: 'th', typicalMs: 200, lostMs: 200, count: 2 },
    { pair: 'e ', typicalMs: 130, lostMs: 30, count: 1 },
  ]);
});

test('a pair has no wrong key, no correction and no end of a batch in it', () => {
  expect(pairsOf({ words: 'the fox', keys: 't?', gapsMs: { 1: 900 } })).toEqual([]);
  expect(pairsOf({ words: 'the fox', keys: 'th⌫h', gapMs: 10, gapsMs: { 3: 900 } })).toEqual([]);
  const words = 'it';
  const next = aPlayedRound({ words, keys: 'it' }).expected.charAt(0);
  expect(pairsOf({ words, keys: `it${next}`, gapMs: 100, gapsMs: { 2: 900 } })).toEqual([]);
});

test('a pair counts even if a character of it is deleted later', () => {
  expect(pairsOf({ words: 'the fox', keys: 'the⌫', gapsMs: { 2: 300 } })).toMatchObject([{ pair: 'he' }]);
});

test('at most five, equals by first occurrence', () => {
  const gapsMs = { 1: 200, 3: 200, 5: 200, 7: 200, 9: 200, 11: 200 };
  const pairs = pairsOf({ words: 'abcdefghijklmnop', keys: 'abcdefghijklmnop', gapsMs });
  expect(pairs.map(({ pair }) => pair)).toEqual(['ab', 'cd', 'ef', 'gh', 'ij']);
});

test.each([99.9, 100, 100.1, 100.3, 133.7])('even typing, a key each %s ms, has no slow pairs', (gapMs) => {
  expect(pairsOf({ words: 'the quick thick fox', keys: 'the quick thick fox', gapMs })).toEqual([]);
});

test('a tenth of a ms, the least that is recorded, makes a pair slow', () => {
  expect(pairsOf({ words: 'the fox', keys: 'the fox', gapsMs: { 2: 100.1 } })).toMatchObject([
    { pair: 'he' },
  ]);
});

test('a single key has no slow pairs', () => {
  expect(pairsOf({ words: 'the fox', keys: 't' })).toEqual([]);
});
