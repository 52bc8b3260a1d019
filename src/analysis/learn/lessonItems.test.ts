import { expect, test } from 'vitest';
import { aLearnedRound } from '../../testing/learnedRounds';
import { beginCourse, courseAfter } from './course';
import { lessonItemState, lessonItems } from './lessonItems';

const FIRST = 'eartoslp';
const BEGUN = beginCourse({
  order: { first: [...FIRST], seldom: [], further: ['n', 'i'], rare: [] },
  goalWpm: 40,
  strokesOf: () => 1,
});
const played = (letters: string, ms: number, slow = {}) =>
  [aLearnedRound({ letters: letters.repeat(60), ms, slow })].reduce(courseAfter, BEGUN);

test('new letters come first, then the slowest; each once', () => {
  const course = played(FIRST, 280, { a: 290, r: 320 });
  expect(lessonItems(course, 'nearnearn').join('')).toBe('nrae');
  expect([...'nrae'].map((item) => lessonItemState(course, item))).toEqual([
    'new',
    'practised',
    'atGoal',
    'atGoal',
  ]);
});

test('a slipped letter comes before the others, although a slower one never was known', () => {
  const known = played(FIRST, 280, { e: 240, r: 320 });
  const course = courseAfter(
    known,
    aLearnedRound({ letters: `${'e'.repeat(60)}${'r'.repeat(60)}`, ms: 400, slow: { r: 500 } }),
  );
  expect(lessonItemState(course, 'e')).toBe('slipped');
  expect(lessonItems(course, 'are').join('')).toBe('era');
});
