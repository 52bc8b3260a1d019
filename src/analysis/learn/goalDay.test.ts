import { expect, test } from 'vitest';
import { dayNumber, goalDay } from './goalDay';

const days = (count: number, speed: (place: number) => number, step = 1) =>
  Array.from({ length: count }, (_, place) => ({ day: 100 + step * place, speedsWpm: [speed(place)] }));

test('the day is where a line twice as steep as that through the days reaches the goal', () => {
  // 20, 21 … 29 wpm on days 100 to 109: eleven wpm at two a day.
  expect(
    goalDay(
      days(10, (place) => 20 + place),
      40,
    ),
  ).toBe(115);
});

test('who practises every second day needs twice as long', () => {
  // 10 of 19 days: 5.5 days with lessons are 10.45 days.
  expect(
    goalDay(
      days(10, (place) => 20 + place, 2),
      40,
    ),
  ).toBe(118 + 11);
});

test('it begins at the best of the last ten days, where that is above the line', () => {
  const usual = days(20, (place) => 20 + place / 2);
  const withBest = usual.map((one) => (one.day === 115 ? { ...one, speedsWpm: [36] } : one));
  expect(goalDay(usual, 40)).toBe(119 + 11);
  expect(goalDay(withBest, 40)).toBeLessThan(119 + 5);
});

test('nothing is told before ten days, without a rise, at the goal, and of days too far off', () => {
  expect(
    goalDay(
      days(9, (place) => 20 + place),
      40,
    ),
  ).toBeNull();
  expect(
    goalDay(
      days(10, () => 20),
      40,
    ),
  ).toBeNull();
  expect(
    goalDay(
      days(10, (place) => 30 - place),
      40,
    ),
  ).toBeNull();
  expect(
    goalDay(
      days(10, (place) => 31 + place),
      40,
    ),
  ).toBeNull();
  expect(
    goalDay(
      days(10, (place) => 20 + place / 1000),
      40,
    ),
  ).toBeNull();
  expect(goalDay([], 40)).toBeNull();
});

test('one outlier among a day’s lessons changes nothing: days have medians', () => {
  const usual = days(10, (place) => 20 + place);
  const outlier = usual.map(({ day, speedsWpm }) => ({ day, speedsWpm: [...speedsWpm, ...speedsWpm, 99] }));
  expect(goalDay(outlier, 40)).toBe(115);
});

test('days are those of the player’s calendar', () => {
  const noon = new Date(2026, 2, 29, 12).getTime();
  expect(dayNumber(new Date(2026, 2, 29, 23, 59).getTime())).toBe(dayNumber(noon));
  expect(dayNumber(new Date(2026, 2, 30, 0, 1).getTime())).toBe(dayNumber(noon) + 1);
});

test('a day is the same number at any time of it, and the first of 1970 is 0', () => {
  expect(dayNumber(new Date(1970, 0, 1, 12).getTime())).toBe(0);
  expect(dayNumber(new Date(2026, 10, 28, 0, 0).getTime())).toBe(20_785);
  expect(dayNumber(new Date(2026, 10, 28, 23, 59, 59).getTime())).toBe(20_785);
});

test('the furthest day that is told is 2,000 days ahead', () => {
  // A tenth of a wpm a day, twice that from 21 wpm on.
  const slow = days(11, (place) => 20 + place / 10);
  const ahead = (goal: number) => (goalDay(slow, goal) ?? Number.NaN) - 110;
  expect(ahead(421 - 0.01)).toBe(2000);
  expect(ahead(421.1)).toBeNaN();
});
