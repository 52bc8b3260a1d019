import { expect, test } from 'vitest';
import { aFinishedRound, aPlayedRound, aSetupOver } from '../../testing/playedRounds';
import { START_MS, typed } from '../../testing/rounds';
import { consistencyPercent } from './consistency';
import { timelineOf } from './timeline';

const SETUP = aSetupOver('the quick fox', 2000);
const typedAt = (...timesMs: readonly number[]) =>
  timelineOf(
    aFinishedRound(
      SETUP,
      timesMs.map((ms) => typed('x', START_MS + ms)),
    ),
  );

test('the same number of characters in every second is 100', () => {
  expect(consistencyPercent(typedAt(0, 500, 1000, 1500))).toBe(100);
});

test('three characters in one second and one in the other is 50', () => {
  // Mean 2, deviation 1, so c = 0.5: 100 · (1 − tanh(0.5 + 0.125 / 3 + 0.03125 / 5)) = 100 · (1 − 0.49896).
  expect(consistencyPercent(typedAt(0, 100, 200, 1200))).toBeCloseTo(50.104, 3);
});

test('a character exactly at the end belongs to the last second', () => {
  expect(consistencyPercent(typedAt(0, 2000))).toBe(100);
});

test('a character on a full second belongs to the second that begins', () => {
  expect(consistencyPercent(typedAt(0, 1000))).toBe(100);
  expect(consistencyPercent(typedAt(0, 999.99))).toBeLessThan(25);
});

test('a single character in thirty seconds is almost 0, nothing typed is 0', () => {
  expect(consistencyPercent(timelineOf(aPlayedRound({ words: 'the fox', keys: 't' })))).toBeCloseTo(0, 10);
  expect(consistencyPercent(timelineOf(aPlayedRound({ words: 'the fox', keys: '' })))).toBe(0);
});
