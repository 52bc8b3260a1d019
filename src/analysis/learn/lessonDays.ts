import { quantile } from '../history/trend';
import { dayNumber, type LessonDay } from './goalDay';
import type { LearnedRound } from './learnedRound';

/** The charts show so many weeks. */
export const WEEKS = 12;
const DAYS = 7 * WEEKS;

/** The days with lessons, oldest first. */
export function lessonDays(rounds: readonly LearnedRound[]): readonly LessonDay[] {
  const days = new Map<number, number[]>();
  for (const { isLesson, playedAt, wpm } of rounds) {
    if (!isLesson) continue;
    const day = dayNumber(playedAt);
    days.set(day, [...(days.get(day) ?? []), wpm]);
  }
  return Array.from(days, ([day, speedsWpm]) => ({ day, speedsWpm }));
}

/** The minutes of lessons on each of the last 84 days, `today` the last one. @param today as `LessonDay.day` */
export function minutesByDay(rounds: readonly LearnedRound[], today: number): readonly number[] {
  const minutes = Array<number>(DAYS).fill(0);
  for (const { isLesson, playedAt, durationMs } of rounds) {
    const place = DAYS - 1 - (today - dayNumber(playedAt));
    if (isLesson && place >= 0 && place < DAYS) minutes[place] = (minutes[place] ?? 0) + durationMs / 60_000;
  }
  return minutes;
}

/** The speeds of a week's lessons, in wpm: the median, and between which half of them are. */
export interface WeekSpeed {
  /** 0 for the first of the last twelve weeks, 11 for the seven days up to today. */
  readonly week: number;
  readonly medianWpm: number;
  readonly lowWpm: number;
  readonly highWpm: number;
}

/** The speeds of the last twelve weeks, of those with lessons. @param today as `LessonDay.day` */
export function speedByWeek(rounds: readonly LearnedRound[], today: number): readonly WeekSpeed[] {
  const speeds = Array.from({ length: WEEKS }, (): number[] => []);
  for (const { isLesson, playedAt, wpm } of rounds) {
    const week = WEEKS - 1 - Math.floor((today - dayNumber(playedAt)) / 7);
    if (isLesson) speeds[week]?.push(wpm);
  }
  return speeds.flatMap((ofWeek, week): WeekSpeed[] => {
    if (ofWeek.length === 0) return [];
    const sorted = ofWeek.toSorted((one, other) => one - other);
    const at = (share: number): number => quantile(sorted, share);
    return [{ week, medianWpm: at(0.5), lowWpm: at(0.25), highWpm: at(0.75) }];
  });
}
