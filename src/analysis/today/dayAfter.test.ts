import { expect, test } from 'vitest';
import { dayAfter } from './dayAfter';

test('a day comes after another one over the end of a month, of a year, and a leap day', () => {
  expect(dayAfter('2026-11-30', 1)).toBe('2026-12-01');
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(dayAfter('2026-11-26', 0)).toBe('2026-11-26');
});
