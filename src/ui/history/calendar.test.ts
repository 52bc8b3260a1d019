import { afterEach, describe, expect, test, vi } from 'vitest';
import { beginOfDay, beginOfWeek } from './calendar';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'in %s',
  (zone) => {
    test('a day begins at its midnight, and that midnight is of it', () => {
      vi.stubEnv('TZ', zone);
      const midnight = new Date(2026, 10, 21).getTime();
      expect(beginOfDay(new Date(2026, 10, 21, 18, 2, 11, 5))).toBe(midnight);
      expect(beginOfDay(new Date(midnight))).toBe(midnight);
      expect(beginOfDay(new Date(midnight - 1))).toBe(new Date(2026, 10, 20).getTime());
    });

    test.each([16, 17, 18, 19, 20, 21, 22])('the week of November %d began on Monday the 16th', (day) => {
      vi.stubEnv('TZ', zone);
      expect(beginOfWeek(new Date(2026, 10, day, 23, 59))).toBe(new Date(2026, 10, 16).getTime());
    });
  },
);

test('a week may have begun in the month before, or in the year before', () => {
  expect(beginOfWeek(new Date(2026, 11, 3))).toBe(new Date(2026, 10, 30).getTime());
  expect(beginOfWeek(new Date(2027, 0, 3))).toBe(new Date(2026, 11, 28).getTime());
});

test('the days on which clocks change are a day, and their weeks a week', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(beginOfDay(new Date(2026, 2, 29, 12))).toBe(Date.UTC(2026, 2, 28, 23));
  expect(beginOfDay(new Date(2026, 2, 30, 12))).toBe(Date.UTC(2026, 2, 29, 22));
  expect(beginOfWeek(new Date(2026, 2, 29, 12))).toBe(Date.UTC(2026, 2, 22, 23));
  expect(beginOfWeek(new Date(2026, 9, 25, 12))).toBe(Date.UTC(2026, 9, 18, 22));
});

test('where clocks change at midnight, the day begins when they have', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  expect(beginOfDay(new Date(2018, 10, 4, 12))).toBe(Date.UTC(2018, 10, 4, 3));
});
