import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLesson } from '../../core/learn/lesson';
import { aLearnedRound } from '../../testing/learnedRounds';
import {
  beginCourse,
  type Course,
  courseAfter,
  goalFor,
  goalMsOf,
  isRare,
  itemsIn,
  newItems,
  passBarMs,
} from './course';
import type { LearnedRound } from './learnedRound';
import { lessonOf } from './lessonOf';

const FIRST = 'eartoslp';
const PLAN = {
  order: { first: [...FIRST], seldom: [], further: ['n', 'i'], rare: ['q', 'z'] },
  goalWpm: 40,
  strokesOf: () => 1,
};
const NONE = beginCourse(PLAN);

const played = (course: Course, ...rounds: readonly LearnedRound[]): Course =>
  rounds.reduce(courseAfter, course);
const each = (letters: string, count: number): string => letters.repeat(count);

test('the first letters pass together; until then the two furthest behind are in half of the words', () => {
  const some = played(NONE, aLearnedRound({ letters: each('eartos', 20) + each('l', 7) }));
  expect(itemsIn(some).join('')).toBe(FIRST);
  expect(lessonOf(NONE)).toEqual([FIRST, 'ea', '']);
  expect(newItems(some)).toEqual(['l', 'p']);
  expect(lessonOf(some)).toEqual([FIRST, 'pl', '']);
  const all = played(some, aLearnedRound({ letters: each('lp', 20) }));
  expect(itemsIn(all).join('')).toBe(`${FIRST}n`);
  expect(lessonOf(all)).toEqual([`${FIRST}n`, 'n', '']);
});

test('a first letter that few of their words have is not waited for', () => {
  const course = beginCourse({ ...PLAN, order: { ...PLAN.order, seldom: ['p'] } });
  expect(itemsIn(played(course, aLearnedRound({ letters: each('eartosl', 20) }))).join('')).toBe(`${FIRST}n`);
});

test('the bar is the goal’s gap, or one and a quarter of the other letters’ in the last four rounds', () => {
  const quick = played(NONE, aLearnedRound({ letters: each('eart', 20), ms: 200 }));
  expect(passBarMs(quick, 'e')).toBe(300);
  const slow = played(NONE, aLearnedRound({ letters: each('eart', 20), ms: 800, slow: { e: 2000 } }));
  expect(passBarMs(slow, 'e')).toBe(1000);
  const later = played(slow, ...Array(4).fill(aLearnedRound({ letters: each('art', 20), ms: 400 })));
  expect(passBarMs(later, 'e')).toBe(500);
});

test('a letter at the bar passes, one above it does not, and after 15 rounds the next comes in any case', () => {
  const begun = played(NONE, aLearnedRound({ letters: each(FIRST, 20), ms: 240 }));
  const round = (n: number) => aLearnedRound({ letters: each(`${FIRST}n`, 20), ms: 240, slow: { n } });
  expect(newItems(played(begun, round(300)))).toEqual(['i']);
  let course = begun;
  for (let rounds = 1; rounds < 15; rounds++) {
    course = played(course, round(301));
    expect(newItems(course)).toEqual(['n']);
  }
  course = played(course, round(301));
  expect(itemsIn(course).join('')).toBe(`${FIRST}ni`);
});

test('who can type has all letters at once; rare ones come together, nothing waits for them, then the groups', () => {
  const usual = aLearnedRound({ letters: each(`${FIRST}ni`, 20), ms: 150, isLesson: false });
  const course = played(NONE, usual);
  expect(itemsIn(course).join('')).toBe(`${FIRST}niqz`);
  const next = played(course, usual);
  expect(lessonOf(next)).toEqual([`${FIRST}niqzA`, 'A', '']);
  const capitals = played(next, aLearnedRound({ letters: each('A', 20), ms: 150 }));
  expect(lessonOf(capitals)[1]).toBe('.');
  const rest = played(capitals, aLearnedRound({ letters: each('.1', 20), ms: 150 }));
  expect(newItems(rest)).toEqual([]);
  // What is not known yet comes more often; rare letters do not.
  expect(lessonOf(rest)).toEqual([`${FIRST}niqzA.1`, '', 'eartosl'.slice(0, 5)]);
});

test('known letters slip and come more often, and are no less known; they come back', () => {
  const known = played(NONE, aLearnedRound({ letters: each(FIRST, 50), ms: 200 }));
  expect([...known.known].sort().join('')).toBe([...FIRST].sort().join(''));
  expect(known.slipped.size).toBe(0);
  const slipped = played(known, aLearnedRound({ letters: each('a', 30), ms: 500 }));
  expect([...slipped.slipped]).toEqual(['a']);
  expect(slipped.known.has('a')).toBe(true);
  expect(lessonOf(slipped)[2]).toBe('a');
  const back = played(slipped, aLearnedRound({ letters: each('a', 30), ms: 200 }));
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
  expect(played(NONE, withFirsts(500)).windows.get('e')?.gapsMs[0]).toBe(300);
  expect(played(NONE, withFirsts(900)).windows.get('e')?.gapsMs[0]).toBe(450);
  expect(played(NONE, withFirsts(200)).windows.get('e')?.gapsMs[0]).toBe(200);
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
  const begun = played(course, aLearnedRound({ letters: each(FIRST, 20), ms: 200 }));
  expect(passBarMs(begun, 'n')).toBe(600);
});

test('before the first lesson the first letters are in, then come the others, the rare ones and the groups', () => {
  expect(NONE.steps.map((step) => step.join(''))).toEqual([FIRST, 'n', 'i', 'qz', 'A', '.', '1']);
  expect(itemsIn(NONE).join('')).toBe(FIRST);
  expect(newItems(NONE)).toEqual([...FIRST]);
});

test('a list whose letters are all rare begins with these, and the groups come after one lesson', () => {
  const course = beginCourse({ ...PLAN, order: { first: [], seldom: [], further: [], rare: ['q', 'z'] } });
  expect(lessonOf(course)).toEqual(['qz', 'qz', '']);
  expect(lessonOf(played(course, aLearnedRound({ letters: 'q' })))).toEqual(['qzA', 'A', '']);
});

describe('a letter has not passed', () => {
  const begun = played(NONE, aLearnedRound({ letters: each(FIRST, 20), ms: 240 }));
  const steps = (...rounds: readonly LearnedRound[]) => played(begun, ...rounds).step - begun.step;
  const round = (letters: string, more: object = {}) => aLearnedRound({ letters, ms: 300, ...more });

  test('before 20 gaps, and has with them, of however many rounds', () => {
    expect(steps(round(each('n', 19)))).toBe(0);
    expect(steps(round(each('n', 20)))).toBe(1);
    expect(steps(round(each('n', 7)), round(each('n', 7)), round(each('n', 6)))).toBe(1);
  });

  test('with three of its last 20 times missed, and has with two', () => {
    const missed = (count: number) => round(each('n', count), { missed: 'n' });
    expect(steps(missed(3), round(each('n', 17)), round(each('n', 2)))).toBe(0);
    expect(steps(missed(5), round(each('n', 17)), round('n'))).toBe(0);
    expect(steps(missed(2), round(each('n', 20)))).toBe(1);
    expect(steps(missed(3), round(each('n', 20)))).toBe(1);
  });

  test('with a median above the bar, whatever single gaps there are', () => {
    expect(steps(round(each('n', 20), { slow: { n: 301 } }))).toBe(0);
    expect(steps(round(each('n', 9), { slow: { n: 9000 } }), round(each('n', 11)))).toBe(1);
  });
});

test('only gaps inside words count for the bar, of other letters, in the last four rounds', () => {
  const firsts = (round: LearnedRound): LearnedRound => ({ ...round, firsts: round.firsts.fill(1) });
  const inside = aLearnedRound({ letters: each('eart', 5), ms: 400 });
  expect(passBarMs(NONE, 'e')).toBe(300);
  expect(passBarMs(played(NONE, inside), 'e')).toBe(500);
  expect(passBarMs(played(NONE, firsts(aLearnedRound({ letters: each('eart', 5), ms: 400 }))), 'e')).toBe(
    300,
  );
  expect(passBarMs(played(NONE, aLearnedRound({ letters: each('e', 20), ms: 400 })), 'e')).toBe(300);
  expect(passBarMs(played(NONE, aLearnedRound({ letters: 'art', ms: 400, missed: 'art' })), 'e')).toBe(300);
  const three = Array<LearnedRound>(3).fill(aLearnedRound({ letters: 'e', ms: 400 }));
  expect(passBarMs(played(NONE, inside, ...three), 'e')).toBe(500);
  expect(passBarMs(played(NONE, inside, ...three, ...three.slice(0, 1)), 'e')).toBe(300);
});

test('the 15 rounds are counted anew for each letter, and rounds that are no lessons count too', () => {
  const begun = played(NONE, aLearnedRound({ letters: each(FIRST, 20), ms: 240 }));
  const none = aLearnedRound({ letters: 'e', ms: 240, isLesson: false });
  const stepsAfter = (rounds: number) =>
    played(begun, ...Array<LearnedRound>(rounds).fill(none)).step - begun.step;
  expect([14, 15, 29, 30].map(stepsAfter)).toEqual([0, 1, 1, 2]);
});

test('rare letters are new for a single round, and nothing waits for them then', () => {
  const begun = played(NONE, aLearnedRound({ letters: each(`${FIRST}ni`, 20), ms: 150 }));
  expect(lessonOf(begun)).toEqual([`${FIRST}niqz`, 'qz', '']);
  expect(['q', 'z', 'e', 'A'].map((item) => isRare(begun, item))).toEqual([true, true, false, false]);
  expect(lessonOf(played(begun, aLearnedRound({ letters: 'e', ms: 150 })))).toEqual([
    `${FIRST}niqzA`,
    'A',
    '',
  ]);
});

test('at most five letters come more often, and never one that is new', () => {
  const known = played(NONE, aLearnedRound({ letters: each(FIRST, 60), ms: 200 }));
  const slipped = played(known, aLearnedRound({ letters: each(FIRST, 30), ms: 500 }));
  expect(slipped.slipped.size).toBe(8);
  expect(lessonOf(slipped)).toEqual([`${FIRST}n`, 'n', 'earto']);
  // A new letter that has slipped already is among the new ones only.
  const fast = played(known, aLearnedRound({ letters: each('i', 60), ms: 200 }));
  expect(fast.known.has('i')).toBe(true);
  const later = played(
    fast,
    aLearnedRound({ letters: each('i', 30), ms: 500 }),
    aLearnedRound({ letters: each('n', 20), ms: 200 }),
  );
  expect(later.slipped.has('i')).toBe(true);
  expect(lessonOf(later)).toEqual([`${FIRST}ni`, 'i', '']);
});

test('a letter is known with 50 gaps at 0.9 of the goal’s, one of two strokes at twice that', () => {
  const knownAfter = (ms: number, count: number, strokes = 1) =>
    played(
      beginCourse({ ...PLAN, strokesOf: () => strokes }),
      aLearnedRound({ letters: each('e', count), ms }),
    ).known.has('e');
  expect([knownAfter(270, 50), knownAfter(271, 50), knownAfter(270, 49)]).toEqual([true, false, false]);
  expect([knownAfter(540, 50, 2), knownAfter(541, 50, 2)]).toEqual([true, false]);
});

test('a goal that is raised makes letters unknown again only for a course that begins with it', () => {
  const round = aLearnedRound({ letters: each(FIRST, 60), ms: 200 });
  expect(played(NONE, round).known.size).toBe(8);
  expect(played(beginCourse({ ...PLAN, goalWpm: 60 }), round).known.size).toBe(0);
  expect(goalMsOf(beginCourse({ ...PLAN, goalWpm: 60 }), 'e')).toBe(200);
});

test('any rounds leave a course that goes on, with a lesson that can be dealt and saved', () => {
  const anyLearned = fc
    .record({
      letters: fc.stringMatching(/^[eartoslpniqzA.1]{1,60}$/),
      ms: fc.integer({ min: 50, max: 2000 }),
      missed: fc.stringMatching(/^[ert]{0,2}$/),
      isLesson: fc.boolean(),
    })
    .map(({ letters, ...about }) => aLearnedRound({ letters: each(letters, 8), ...about }));
  fc.assert(
    fc.property(fc.array(anyLearned, { maxLength: 60, size: 'max' }), (rounds) => {
      let course = NONE;
      for (const round of rounds) {
        const before = course;
        course = courseAfter(before, round);
        expect(course.step).toBeGreaterThanOrEqual(before.step);
        expect([...before.known, ...course.slipped].filter((item) => !course.known.has(item))).toEqual([]);
        const lesson = lessonOf(course);
        expect(isLesson(lesson)).toBe(true);
        expect(`${FIRST}niqzA.1`.startsWith(itemsIn(course).join(''))).toBe(true);
        expect(lesson[0]).toBe(itemsIn(course).join(''));
        expect(lesson[1].length).toBeLessThanOrEqual(2);
        expect(lesson[2].length).toBeLessThanOrEqual(5);
        expect([...lesson[2]].filter((item) => lesson[1].includes(item))).toEqual([]);
      }
    }),
    { numRuns: 40 },
  );
});
