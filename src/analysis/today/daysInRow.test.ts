import { expect, test } from 'vitest';
import { daysInRow } from './daysInRow';

test('days in a row end today, or yesterday as long as today can still be played', () => {
  expect(daysInRow(['2026-11-24', '2026-11-25', '2026-11-26'], '2026-11-26')).toBe(3);
  expect(daysInRow(['2026-11-24', '2026-11-25', '2026-11-26'], '2026-11-27')).toBe(3);
  expect(daysInRow(['2026-11-24', '2026-11-25', '2026-11-26'], '2026-11-28')).toBe(0);
});

test('a day that was missed ends them, and one that was played twice is one', () => {
  expect(daysInRow(['2026-11-26', '2026-11-23', '2026-11-26', '2026-11-25'], '2026-11-26')).toBe(2);
  expect(daysInRow(['2026-11-26'], '2026-11-26')).toBe(1);
  expect(daysInRow([], '2026-11-26')).toBe(0);
});

test('days go on over the end of a year, a leap day, and the days with 23 and 25 hours', () => {
  expect(daysInRow(['2026-12-30', '2026-12-31', '2027-01-01'], '2027-01-01')).toBe(3);
  expect(daysInRow(['2028-02-28', '2028-02-29', '2028-03-01'], '2028-03-01')).toBe(3);
  expect(daysInRow(['2027-02-28', '2027-03-01'], '2027-03-01')).toBe(2);
  expect(daysInRow(['2026-03-28', '2026-03-29', '2026-03-30'], '2026-03-30')).toBe(3);
  expect(daysInRow(['2026-10-24', '2026-10-25', '2026-10-26'], '2026-10-26')).toBe(3);
});

test('whoever has flown west, where it is the day before again, keeps them', () => {
  expect(daysInRow(['2026-11-25', '2026-11-26'], '2026-11-25')).toBe(2);
  expect(daysInRow(['2026-11-26'], '2026-11-25')).toBe(1);
});

test('days after tomorrow, by a clock that was wrong, neither count nor end anything', () => {
  expect(daysInRow(['2026-11-25', '2026-11-26', '2026-11-28', '2030-01-01'], '2026-11-26')).toBe(2);
});
