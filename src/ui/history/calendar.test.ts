import { afterEach, describe, expect, test, vi } from 'vitest';
import { startOfDay, startOfWeek } from './calendar';

afterEach(() => vi.unstubAllEnvs());

describe.each(['UTC', 'Europe/Berlin', 'America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Auckland'])(
  'in %s',
  (zone) => {
    test('a day starts at midnight, and that midnight belongs to it', () => {
      vi.stubEnv('TZ', zone);
      const midnight = new Date(2026, 10, 21).getTime();
      expect(startOfDay(new Date(2026, 10, 21, 18, 2, 11, 5))).toBe(midnight);
      expect(startOfDay(new Date(midnight))).toBe(midnight);
      expect(startOfDay(new Date(midnight - 1))).toBe(new Date(2026, 10, 20).getTime());
    });

    test.each([16, 17, 18, 19, 20, 21, 22])('the week of November %d starts on Monday the 16th', (day) => {
      vi.stubEnv('TZ', zone);
      expect(startOfWeek(new Date(2026, 10, day, 23, 59))).toBe(new Date(2026, 10, 16).getTime());
    });
  },
);

test('a week may start in the previous month or year', () => {
  expect(startOfWeek(new Date(2026, 11, 3))).toBe(new Date(2026, 10, 30).getTime());
  expect(startOfWeek(new Date(2027, 0, 3))).toBe(new Date(2026, 11, 28).getTime());
});

test('days and weeks in which clocks change still start at midnight', () => {
  vi.stubEnv('TZ', 'Europe/Berlin');
  expect(startOfDay(new Date(2026, 2, 29, 12))).toBe(Date.UTC(2026, 2, 28, 23));
  expect(startOfDay(new Date(2026, 2, 30, 12))).toBe(Date.UTC(2026, 2, 29, 22));
  expect(startOfWeek(new Date(2026, 2, 29, 12))).toBe(Date.UTC(2026, 2, 22, 23));
  expect(startOfWeek(new Date(2026, 9, 25, 12))).toBe(Date.UTC(2026, 9, 18, 22));
});

test('where clocks skip midnight, the day starts right after the change', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  expect(startOfDay(new Date(2018, 10, 4, 12))).toBe(Date.UTC(2018, 10, 4, 3));
});
