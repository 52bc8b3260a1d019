import { expect, test } from 'vitest';
import { LEAST_GAPS_OF_RESULT, roundsToLeastGaps } from './leastGaps';

/** A hundred gaps and seven misses. */
const ROUND = {
  pairs: 'ab'.repeat(107),
  gapsMs: Float32Array.from({ length: 107 }, (_, index) => (index < 100 ? 120 : Number.NaN)),
  durationMs: 30_000,
  rightCharacters: 100,
  mistakesMs: 0,
};

test.each([
  [0, 0, null],
  [312, 0, null],
  [300, 3, 7],
  [999, 9, 1],
  [1000, 9, 0],
  [2000, 0, 0],
])('%i gaps, of rounds of a hundred each, %i of them usual: %s more', (gapCount, usual, rounds) => {
  expect(roundsToLeastGaps({ gapCount, recent: Array(usual).fill(ROUND) })).toBe(rounds);
});

test('fewer gaps take fewer rounds', () => {
  expect(roundsToLeastGaps({ gapCount: 120, recent: [ROUND] }, LEAST_GAPS_OF_RESULT)).toBe(2);
  expect(roundsToLeastGaps({ gapCount: 300, recent: [ROUND] }, LEAST_GAPS_OF_RESULT)).toBe(0);
});
