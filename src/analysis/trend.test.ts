import { expect, test } from 'vitest';
import { type PlayedSpeed, trendOf } from './trend';

function played(...speedsWpm: readonly number[]): PlayedSpeed[] {
  return speedsWpm.map((speedWpm, index) => ({
    playedAt: index * 1000,
    speedWpm,
    accuracyPercent: 90 + index,
  }));
}

test('a single place is at the last round', () => {
  expect(trendOf(played(10, 20, 60), 1)).toMatchObject([{ index: 2, medianWpm: 20 }]);
});
