import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { median, pauseFromMs, usualGapMs } from './gaps';
import { walkRound } from './walk';

test.each([
  [[], 0],
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('the usual gap is the median before typed events; the first has none, deletions have their own', () => {
  const round = aPlayedRound({
    words: 'the fox',
    keys: 'thx⌫e ',
    gapsMs: { 1: 100, 2: 120, 3: 900, 4: 140, 5: 160 },
  });
  expect(usualGapMs(walkRound(round))).toBe(130);
});

test('a single key has no usual gap', () => {
  expect(usualGapMs(walkRound(aPlayedRound({ words: 'the fox', keys: 't' })))).toBe(0);
});

test('a pause is what exceeds two and a half usual gaps, never less than 250 ms', () => {
  expect(pauseFromMs(0)).toBe(250);
  expect(pauseFromMs(100)).toBe(250);
  expect(pauseFromMs(200)).toBe(500);
});
