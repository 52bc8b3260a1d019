// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { DAYS_KEY, parseDays, saveDays } from './savedDays';

beforeEach(() => localStorage.clear());

test('days that are saved can be read', () => {
  expect(saveDays(['2026-11-27', '2026-11-26'])).toBe(true);
  expect(localStorage.getItem(DAYS_KEY)).toBe('{"version":1,"days":["2026-11-27","2026-11-26"]}');
  expect(parseDays(localStorage.getItem(DAYS_KEY) ?? '')).toEqual(['2026-11-27', '2026-11-26']);
});

test.each([
  '',
  'null',
  '[]',
  '2026-11-26',
  '{"version":2,"days":[]}',
  '{"version":1}',
  '{"version":1,"days":"2026-11-26"}',
  '{"version":1,"days":["26 Nov"]}',
  `{"version":1,"days":[${Array(11).fill('"2026-11-26"')}]}`,
])('%j is no list of days, and is quarantined before another is saved', (text) => {
  expect(parseDays(text)).toBeNull();
  localStorage.setItem(DAYS_KEY, text);
  expect(saveDays(['2026-11-26'])).toBe(true);
  expect(localStorage.getItem(`${DAYS_KEY}.aside.1`)).toBe(text);
});
