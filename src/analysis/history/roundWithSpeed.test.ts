import { expect, test } from 'vitest';
import { aListedRound } from '../../testing/listedRounds';
import { accuracyPercentOfSummary, speedOfSummary, withSpeed } from './roundWithSpeed';

test('a listed round has the net speed and the accuracy of its result', () => {
  const listed = aListedRound({ total: 150, errors: 3 });
  const { playedAt } = listed;
  expect(withSpeed(listed)).toEqual({ playedAt, speedWpm: 58.8, accuracyPercent: 98, listed });
});

test('in word-count mode its speed is over the time that it took', () => {
  const { summary } = aListedRound({
    total: 60,
    errors: 0,
    durationMs: 3_600_000,
    wordLimit: 12,
    elapsedMs: 10_000,
  });
  expect(speedOfSummary(summary)).toBe(72);
});

test('it has speed 0 and accuracy 0 when it is empty or all wrong', () => {
  for (const total of [0, 9]) {
    const { summary } = aListedRound({ total, errors: total });
    expect([speedOfSummary(summary), accuracyPercentOfSummary(summary)]).toEqual([0, 0]);
  }
});
