import { atom } from 'jotai';
import type { Course } from '../../analysis/learn/course';
import { dayNumber } from '../../analysis/learn/goalDay';
import type { LearnedRound } from '../../analysis/learn/learnedRound';
import { type Advice, adviceAfter } from '../../analysis/learn/lessonAdvice';
import { GROUPS } from '../../core/learn/items';
import { isLessonAtom } from '../round/learningAtom';
import { finishedRoundAtom } from '../round/roundAtoms';
import { sittingAtom } from '../round/sittingAtoms';
import { courseNowAtom } from './courseAtoms';

/** What is told after a lesson. */
export interface LessonResult {
  readonly advice: Advice;
  readonly course: Course;
  readonly lesson: LearnedRound;
  /** How long the lessons of its day were, in ms. */
  readonly playedTodayMs: number;
}

/** What is told of the lesson on the board; null for another round, before it is over, and where it does not count. */
export const lessonResultAtom = atom((get): LessonResult | null => {
  const finished = get(finishedRoundAtom);
  const { playedAt } = get(sittingAtom);
  const now = get(courseNowAtom);
  const lesson = now?.rounds.at(-1);
  if (!finished || !get(isLessonAtom) || !now?.before || !lesson) return null;
  if (lesson.playedAt !== playedAt) return null;
  const { before, course, rounds, stepsAfter } = now;
  const day = dayNumber(lesson.playedAt);
  const first = rounds.findIndex((one) => dayNumber(one.playedAt) === day);
  const today = rounds.slice(first).filter(({ isLesson }) => isLesson);
  const passedToday = course.steps.slice(stepsAfter[first - 1] ?? 0, course.step).flat();
  const lettersToday = passedToday.filter((item) => !GROUPS.includes(item)).length;
  return {
    advice: adviceAfter({ before, after: course, lesson, today, lettersToday }),
    course,
    lesson,
    playedTodayMs: today.reduce((sum, { durationMs }) => sum + durationMs, 0),
  };
});
