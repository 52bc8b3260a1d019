import { expect, test } from 'vitest';
import { aLearnedRound } from '../../testing/learnedRounds';
import {
  beginCourse,
  type Course,
  courseAfter,
  goalFor,
  itemsIn,
  lessonOf,
  newItems,
  passBarMs,
} from './course';
import type { LearnedRound } from './learnedRound';

const FIRST = 'eartoslp';
const PLAN = {
  order: { first: [...FIRST], seldom: [], further: ['n', 'i'], rare: ['q', 'z'] },
  goalWpm: 40,
  strokesOf: () => 1,
};
const NONE = beginCourse(PLAN);

const after = (course: Course, ...rounds: readonly LearnedRound[]): Course =>
  rounds.reduce(courseAfter, course);
const each = (letters: string, count: number): string => letters.repeat(count);

test('the first letters pass together; until then the two furthest behind are in half of the words', () => {
  const some = after(NONE, aLearnedRound({ letters: each('eartos', 20) + each('l', 7) }));
  expect(itemsIn(some).join('')).toBe(FIRST);
  expect(lessonOf(NONE)).toEqual([FIRST, 'ea', '']);
  expect(newItems(some)).toEqual(['l', 'p']);
  expect(lessonOf(some)).toEqual([FIRST, 'pl', '']);
  const all = after(some, aLearnedRound({ letters: each('lp', 20) }));
  expect(itemsIn(all).join('')).toBe(`${FIRST}n`);
  expect(lessonOf(all)).toEqual([`${FIRST}n`, 'n', '']);
});

test('a first letter that few of their words have is not waited for', () => {
  const course = beginCourse({ ...PLAN, order: { ...PLAN.order, seldom: ['p'] } });
  expect(itemsIn(after(course, aLearnedRound({ letters: each('eartosl', 20) }))).join('')).toBe(`${FIRST}n`);
});

test('the bar is the goal’s gap, or one and a quarter of the other letters’ in the last four rounds', () => {
  const quick = after(NONE, aLearnedRound({ letters: each('eart', 20), ms: 200 }));
  expect(passBarMs(quick, 'e')).toBe(300);
  const slow = after(NONE, aLearnedRound({ letters: each('eart', 20), ms: 800, slow: { e: 2000 } }));
  expect(passBarMs(slow, 'e')).toBe(1000);
  const later = after(slow, ...Array(4).fill(aLearnedRound({ letters: each('art', 20), ms: 400 })));
  expect(passBarMs(later, 'e')).toBe(500);
});

test('a letter at the bar passes, one above it does not, and after 15 rounds the next comes in any case', () => {
  const begun = after(NONE, aLearnedRound({ letters: each(FIRST, 20), ms: 240 }));
  const round = (n: number) => aLearnedRound({ letters: each(`${FIRST}n`, 20), ms: 240, slow: { n } });
  expect(newItems(after(begun, round(300)))).toEqual(['i']);
  let course = begun;
  for (let rounds = 1; rounds < 15; rounds++) {
    course = after(course, round(301));
    expect(newItems(course)).toEqual(['n']);
  }
  course = after(course, round(301));
  expect(itemsIn(course).join('')).toBe(`${FIRST}ni`);
});

test('who can type has all letters at once; rare ones come together, nothing waits for them, then the groups', () => {
  const usual = aLearnedRound({ letters: each(`${FIRST}ni`, 20), ms: 150, isLesson: false });
  const course = after(NONE, usual);
  expect(itemsIn(course).join('')).toBe(`${FIRST}niqz`);
  const next = after(course, usual);
  expect(lessonOf(next)).toEqual([`${FIRST}niqzA`, 'A', '']);
  const capitals = after(next, aLearnedRound({ letters: each('A', 20), ms: 150 }));
  expect(lessonOf(capitals)[1]).toBe('.');
  const rest = after(capitals, aLearnedRound({ letters: each('.1', 20), ms: 150 }));
  expect(newItems(rest)).toEqual([]);
  // What is not known yet comes more often; rare letters do not.
  expect(lessonOf(rest)).toEqual([`${FIRST}niqzA.1`, '', 'eartosl'.slice(0, 5)]);
});

test('known letters slip and come more often, and are no less known; they come back', () => {
  const known = after(NONE, aLearnedRound({ letters: each(FIRST, 50), ms: 200 }));
  expect([...known.known].sort().join('')).toBe([...FIRST].sort().join(''));
  expect(known.slipped.size).toBe(0);
  const slipped = after(known, aLearnedRound({ letters: each('a', 30), ms: 500 }));
  expect([...slipped.slipped]).toEqual(['a']);
  expect(slipped.known.has('a')).toBe(true);
  expect(lessonOf(slipped)[2]).toBe('a');
  const back = after(slipped, aLearnedRound({ letters: each('a', 30), ms: 200 }));
  expect(back.slipped.size).toBe(0);
});

test('first letters of words are told less what reading takes, and never by more than half', () => {
  const withFirsts = (firstMs: number): LearnedRound => {
    const round = aLearnedRound({ letters: each('ea', 20), ms: 300, slow: { e: firstMs } });
    return {
      ...round,
      firsts: Uint8Array.from(round.items, (item) => (item === 'e' ? 1 : 0)),
      firstMs,
      insideMs: 300,
    };
  };
  expect(after(NONE, withFirsts(500)).windows.get('e')?.gapsMs[0]).toBe(300);
  expect(after(NONE, withFirsts(900)).windows.get('e')?.gapsMs[0]).toBe(450);
  expect(after(NONE, withFirsts(200)).windows.get('e')?.gapsMs[0]).toBe(200);
});

test('the goal of whoever is below 20 wpm in the first lesson is 25, of others 40', () => {
  const usual = aLearnedRound({ letters: 'e', wpm: 10, isLesson: false });
  expect(goalFor([])).toBe(40);
  expect(goalFor([usual])).toBe(40);
  expect(
    goalFor([usual, aLearnedRound({ letters: 'e', wpm: 19.9 }), aLearnedRound({ letters: 'e', wpm: 30 })]),
  ).toBe(25);
  expect(goalFor([aLearnedRound({ letters: 'e', wpm: 20 })])).toBe(40);
});

test('a letter of two strokes has twice the time', () => {
  const course = beginCourse({ ...PLAN, strokesOf: (item) => (item === 'n' ? 2 : 1) });
  const begun = after(course, aLearnedRound({ letters: each(FIRST, 20), ms: 200 }));
  expect(passBarMs(begun, 'n')).toBe(600);
});
