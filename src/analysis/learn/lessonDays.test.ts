import { expect, test } from 'vitest';
import { aLearnedRound } from '../../testing/learnedRounds';
import { dayNumber } from './goalDay';
import { lessonDays, minutesByDay, speedByWeek } from './lessonDays';

const at = (daysAgo: number, wpm: number, isLesson = true) =>
  aLearnedRound({ letters: 'e', wpm, isLesson, playedAt: new Date(2026, 10, 28 - daysAgo, 12).getTime() });
const TODAY = dayNumber(new Date(2026, 10, 28, 9).getTime());

test('days have the speeds of their lessons, without other rounds', () => {
  const days = lessonDays([at(3, 20), at(3, 22), at(2, 50, false), at(0, 24)]);
  expect(days).toEqual([
    { day: TODAY - 3, speedsWpm: [20, 22] },
    { day: TODAY, speedsWpm: [24] },
  ]);
});

test('twelve weeks of minutes end today', () => {
  const minutes = minutesByDay([at(84, 20), at(83, 20), at(1, 20, false), at(0, 20), at(0, 20)], TODAY);
  expect(minutes).toHaveLength(84);
  expect([minutes[0], minutes.at(-2), minutes.at(-1)]).toEqual([0.5, 0, 1]);
  expect(minutes.reduce((sum, one) => sum + one)).toBe(1.5);
});

test('a week has the median of its lessons and between which half of them are', () => {
  const weeks = speedByWeek([at(90, 9), at(8, 10), ...[20, 21, 22, 23, 24].map((wpm) => at(6, wpm))], TODAY);
  expect(weeks).toEqual([
    { week: 10, medianWpm: 10, lowWpm: 10, highWpm: 10 },
    { week: 11, medianWpm: 22, lowWpm: 21, highWpm: 23 },
  ]);
});
