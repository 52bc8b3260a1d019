import { expect, test } from 'vitest';
import { aPlayersStats } from '../../testing/pairStats';
import { aPlayedRound } from '../../testing/playedRounds';
import type { PairStats } from './PairStats';
import { sharesOf } from './pairFigures';
import { slowPairs } from './slowPairs';

const WORDS = 'the quick fox';
const SHARES = sharesOf(WORDS.split(' '));
/** The usual gap is 100 ms. */
const STATS = aPlayersStats({ pairs: { th: 150, he: 100, qu: 200, ui: 130, ic: 90, fo: 400 } });
const ROUND = aPlayedRound({ words: WORDS, keys: 'the quick', gapsMs: { 1: 210, 5: 90 } });

const found = (stats: PairStats, round = ROUND, shares = SHARES) =>
  slowPairs(round, stats, shares).map(({ pair }) => pair);

test('the slow pairs of a round are those that are worth most in all rounds, with their time in this one', () => {
  // `fo` was not typed in this round.
  expect(slowPairs(ROUND, STATS, SHARES)).toMatchObject([
    { pair: 'qu', typicalMs: 90 },
    { pair: 'th', typicalMs: 210 },
    { pair: 'ui', typicalMs: 100 },
  ]);
});

test('a pair that is missed often is slow, too', () => {
  expect(found(aPlayersStats({ pairs: { th: 100, he: 100 }, misses: { he: 10 } }))).toEqual(['he']);
});

test('a single pause makes no pair slow', () => {
  const paused = aPlayedRound({ words: WORDS, keys: 'the quick', gapsMs: { 2: 7000 } });
  expect(found(STATS, paused)).toEqual(['qu', 'th', 'ui']);
});

test('fewer than three gaps in all rounds are chance', () => {
  expect(found(aPlayersStats({ pairs: { th: 900 }, gaps: 2 }))).toEqual([]);
  expect(found(aPlayersStats({ pairs: { th: 900 }, gaps: 3 }))).toEqual(['th']);
});

test('what is worth less than 0.1 wpm is not listed, nor what no word of the list has', () => {
  const few = (share: number) => new Map([['th', share]]);
  // (40 · 150 + 8 · 100) / 48 is 42 ms above the usual gap: 12,000 / (120 − 42 · share) − 100.
  expect(found(STATS, ROUND, few(0.0028))).toEqual([]);
  expect(found(STATS, ROUND, few(0.003))).toEqual(['th']);
  expect(found(STATS, ROUND, new Map())).toEqual([]);
});

test('there are at most five', () => {
  const pairs = { th: 250, he: 200, 'e ': 190, ' q': 180, qu: 170, ui: 160 };
  expect(found(aPlayersStats({ pairs }))).toEqual(['th', 'he', 'e ', ' q', 'qu']);
});

test('there are none below 300 gaps, without usual rounds, or by ear', () => {
  expect(found({ ...STATS, gapCount: 299 })).toEqual([]);
  expect(found({ ...STATS, gapCount: 300 })).toHaveLength(3);
  expect(found({ ...STATS, recent: [] })).toEqual([]);
  const { setup } = ROUND;
  const byEar = { ...ROUND, setup: { ...setup, settings: { ...setup.settings, byEar: true as const } } };
  expect(found(STATS, byEar)).toEqual([]);
});
