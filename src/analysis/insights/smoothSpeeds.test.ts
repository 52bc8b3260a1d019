import { expect, test } from 'vitest';
import { smoothSpeeds } from './smoothSpeeds';

/** Seconds with these speeds, the last of which ends with the round. */
function secondsOf(speedsWpm: readonly number[], roundWpm: number, durationMs = speedsWpm.length * 1000) {
  return speedsWpm.map((speedWpm, index) => ({
    second: index + 1,
    endMs: index === speedsWpm.length - 1 ? durationMs : (index + 1) * 1000,
    speedWpm,
    netSpeedWpm: roundWpm,
  }));
}

test.each([
  ['a point is the speed of the three seconds around it, at the ends of two', 30, [54, 48, 40, 36]],
  ['below 30 wpm of the five around it', 29.9, [48, 45, 45, 40]],
])('%s', (_, roundWpm, smooth) => {
  expect(smoothSpeeds(secondsOf([60, 48, 36, 36], roundWpm))).toEqual(smooth);
});

test('a key every other second is an even speed, not a square wave', () => {
  const smooth = smoothSpeeds(secondsOf([12, 0, 12, 0, 12, 0, 12, 0, 12], 6));
  expect(Math.min(...smooth)).toBeGreaterThan(0);
  expect(smooth.slice(2, -2)).toEqual([7.2, 4.8, 7.2, 4.8, 7.2]);
});

test('a last second that is shorter or longer weighs as long as it is', () => {
  expect(smoothSpeeds(secondsOf([60, 120], 80, 1500))).toEqual([80, 80]);
  expect(smoothSpeeds(secondsOf([60], 60, 700))).toEqual([60]);
});
