import { expect, test } from 'vitest';
import { beginCourse, type Course } from '../../analysis/learn/course';
import { courseSentence, goalDaySentence, nextItems } from './courseSentences';

const GAPS = Array<number>(50).fill(200);
/** A letter that has passed, as it is kept. */
const PASSED = { gapsMs: GAPS, missed: GAPS.map(() => false) };

/** A course with the letters e, t, then a, and the rare z, at this step, in which these have passed. */
function aCourse(step: number, passed = '', more: Partial<Course> = {}): Course {
  const order = { first: ['e', 't'], seldom: [], further: ['a'], rare: ['z'] };
  const windows = new Map(passed.split('').map((item) => [item, PASSED] as const));
  return { ...beginCourse({ order, goalWpm: 40, strokesOf: () => 1 }), step, windows, ...more };
}

const told = (course: Course, hasLessons = true) =>
  courseSentence(course, hasLessons, nextItems(course).join(' '));

test('before the first lesson it says what the course is, but to whoever can type some of it how far they are', () => {
  expect(told(aCourse(0), false)).toBe('Lessons of 30 seconds: eight letters first, then one by one.');
  expect(told(aCourse(1, 'et'), false)).toBe('2 letters are in. Next: a');
});

test('of the first letters those are in that have passed', () => {
  expect(told(aCourse(0))).toBe('The first letters: e t');
  expect(told(aCourse(0, 'e'))).toBe('1 letter is in. Next: t');
});

test('once what is taught has passed, the next one is what comes after it', () => {
  expect(told(aCourse(2, 'etaz'))).toBe('All letters are in. Next: A');
});

test('groups are no letters', () => {
  expect(told(aCourse(4, 'etazA'))).toBe('All letters are in. Next: .');
});

test('at the end it says whether all letters are known', () => {
  expect(told(aCourse(6))).toBe('All letters are in. Lessons go on with those that are not known yet.');
  const known = new Set(['e', 't', 'a', 'A', '.', '1']);
  expect(told(aCourse(6, '', { known }))).toBe('You know all letters at 40 wpm. Raise the goal?');
});

test('a day of another year is told with that year', () => {
  const day = (year: number, month: number, date: number) => Date.UTC(year, month, date) / 86_400_000;
  const sentence = goalDaySentence(40, day(2027, 2, 12), day(2026, 10, 28));
  expect(sentence).toMatch(/^40 wpm not before .*2027.*, if you go on like this$/);
  expect(goalDaySentence(40, day(2026, 11, 12), day(2026, 10, 28))).not.toContain('2026');
});
