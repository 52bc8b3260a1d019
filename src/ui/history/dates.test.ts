import { expect, test } from 'vitest';
import { formatDuration, formatMinute, formatTime, formatWhen } from './dates';

test.each([
  [0, '0 s'],
  [45_999, '45 s'],
  [59_999, '59 s'],
  [60_000, '1 min'],
  [3_599_999, '59 min'],
  [3_600_000, '1 h 0 min'],
  [3_900_000, '1 h 5 min'],
  [360_000_000 - 1, '99 h 59 min'],
  [4_500 * 3_600_000, '4,500 h'],
])('a total of %d ms reads %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

test('a time of today or yesterday is called that, from midnight to midnight; any other has its date', () => {
  const at = (day: number, hour = 0, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime();
  const now = at(26, 17, 30);
  for (const ms of [at(26), at(26, 5, 9), now]) expect(formatWhen(ms, now)).toBe(`Today ${formatTime(ms)}`);
  for (const ms of [at(25), at(26) - 1]) expect(formatWhen(ms, now)).toBe(`Yesterday ${formatTime(ms)}`);
  for (const ms of [at(25) - 1, at(1), now + 1]) expect(formatWhen(ms, now)).toBe(formatMinute(ms));
});
