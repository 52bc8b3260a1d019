import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { median, pauseThresholdMs, usualGapMs } from './gaps';
import { timelineOf } from './timeline';

test.each([
  [[], 0],
  [[7], 7],
  [[9, 1, 5], 5],
  [[10, 1, 2, 3], 2.5],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('the usual gap is the median before typed events, without the first one and without deletions', () => {
  const round = aPlayedRound({
    words: 'the fox',
    keys: 'thx⌫e ',
    gapsMs: { 1: 100, 2: 120, 3: 900, 4: 140, 5: 160 },
  });
  expect(usualGapMs(timelineOf(round))).toBe(130);
});

test('a single key has no usual gap', () => {
  expect(usualGapMs(timelineOf(aPlayedRound({ words: 'the fox', keys: 't' })))).toBe(0);
});

test('a pause begins after two and a half usual gaps, but never before 250 ms', () => {
  expect(pauseThresholdMs(0)).toBe(250);
  expect(pauseThresholdMs(100)).toBe(250);
  expect(pauseThresholdMs(200)).toBe(500);
});
