import { expect, test } from 'vitest';
import { trendDates } from './trendDates';

const DAY_MS = 24 * 3_600_000;
const START = new Date(2026, 9, 5, 12).getTime();

/** So many rounds, with this time between them. */
function played(count: number, everyMs: number) {
  return Array.from({ length: count }, (_, index) => ({ playedAt: START + index * everyMs }));
}

test('a date stands at the first round of its day, where there is room', () => {
  const dates = trendDates(played(40, DAY_MS / 8));
  expect(dates.map(({ text }) => text)).toEqual(['Oct 5', 'Oct 7', 'Oct 8', 'Oct 9']);
  // Four rounds of the first day, too few for a date of the second one, then eight a day.
  expect(dates.map(({ share }) => Math.round(share * 39))).toEqual([0, 12, 20, 28]);
});

test('dates keep their distance, from the right edge as well', () => {
  const dates = trendDates(played(200, DAY_MS));
  expect(dates.length).toBeGreaterThan(4);
  for (const [index, { share }] of dates.entries()) {
    expect((dates[index + 1]?.share ?? 1) - share).toBeGreaterThanOrEqual(0.1);
  }
});

test('rounds of years have months, those of one evening times of the day', () => {
  expect(trendDates(played(500, DAY_MS * 3))[0]?.text).toBe('Oct 2026');
  expect(trendDates(played(5, 60_000))[0]?.text).toMatch(/^12:00/);
});

test('a single round has no dates', () => {
  expect(trendDates(played(1, DAY_MS))).toEqual([]);
  expect(trendDates([])).toEqual([]);
});
