import { describe, expect, test } from 'vitest';
import { aLearnedRound } from '../../testing/learnedRounds';
import { beginCourse, type Course, courseAfter } from './course';
import type { LearnedRound } from './learnedRound';
import { type Advice, type AfterLesson, adviceAfter } from './lessonAdvice';

const FIRST = 'eartoslp';
const PLAN = {
  order: { first: [...FIRST], seldom: [], further: ['n', 'i'], rare: [] },
  goalWpm: 40,
  strokesOf: () => 1,
};
const each = (letters: string, count: number): string => letters.repeat(count);
const played = (course: Course, ...rounds: readonly LearnedRound[]): Course =>
  rounds.reduce(courseAfter, course);

/** All of the first letters have passed, at 240 ms, and n is new. */
const BEGUN = played(beginCourse(PLAN), aLearnedRound({ letters: each(FIRST, 20), ms: 240 }));
/** A lesson in which the others are as quick as ever. */
const lesson = (about: Partial<Parameters<typeof aLearnedRound>[0]> = {}): LearnedRound =>
  aLearnedRound({ letters: each(`${FIRST}n`, 20), ms: 240, ...about });

function told(before: Course, round: LearnedRound, more: Partial<AfterLesson> = {}): Advice {
  return adviceAfter({
    before,
    after: played(before, round),
    lesson: round,
    today: [round],
    lettersToday: 0,
    ...more,
  });
}

test('below 90 % right there is nothing else to say', () => {
  expect(told(BEGUN, lesson({ accuracy: 0.84 }))).toEqual({ kind: 'slower', accuracy: 0.84 });
  expect(told(BEGUN, lesson({ accuracy: 0.9 })).kind).toBe('passed');
});

test('a letter that has passed is named, with the next one', () => {
  expect(told(BEGUN, lesson())).toEqual({ kind: 'passed', items: ['n'], next: ['i'] });
});

test('of the first letters only those are named that were not there yet', () => {
  const some = played(beginCourse(PLAN), aLearnedRound({ letters: each('eartosl', 20), ms: 240 }));
  const round = aLearnedRound({ letters: each(FIRST, 20), ms: 240 });
  expect(told(some, round)).toEqual({ kind: 'passed', items: ['p'], next: ['n'] });
});

test('after 15 lessons a letter goes on beside the next one', () => {
  const round = lesson({ slow: { n: 900 } });
  const before = played(BEGUN, ...Array<LearnedRound>(14).fill(round));
  expect(told(before, round)).toEqual({ kind: 'goesOn', items: ['n'], next: ['i'] });
});

test('after ten minutes that get worse it is enough for today', () => {
  const good = lesson({ slow: { n: 900 }, wpm: 20, accuracy: 0.99, durationMs: 100_000 });
  const worse = lesson({ slow: { n: 900 }, wpm: 19, accuracy: 0.95, durationMs: 100_000 });
  const today = [good, good, good, worse, worse, worse];
  expect(told(BEGUN, worse, { today, lettersToday: 2 })).toEqual({
    kind: 'enough',
    playedMs: 600_000,
    letters: 2,
  });
  expect(told(BEGUN, worse, { today: today.map((one) => ({ ...one, durationMs: 99_000 })) }).kind).toBe(
    'waiting',
  );
  expect(told(BEGUN, good, { today: [...today.slice(0, 3), good, good, good] }).kind).toBe('waiting');
});

test('a known letter that slips is told with its times, or with its misses', () => {
  const known = played(BEGUN, aLearnedRound({ letters: each(FIRST, 30), ms: 240 }));
  const slow = lesson({ letters: each('a', 30) + each('n', 3), slow: { a: 420, n: 900 } });
  expect(told(known, slow)).toEqual({ kind: 'slipped', item: 'a', ms: 420, beforeMs: 240 });
  const missing = played(known, aLearnedRound({ letters: each('a', 7), missed: 'a' }));
  const right = lesson({ letters: each('a', 20) + each('n', 3) });
  expect(told(missing, right)).toEqual({ kind: 'slippedByMisses', item: 'a', misses: 7, times: 40 });
});

test('a letter within a tenth of its bar, or one miss short, needs one more lesson', () => {
  expect(told(BEGUN, lesson({ slow: { n: 330 } }))).toEqual({ kind: 'near', item: 'n', ms: 330, barMs: 300 });
  expect(told(BEGUN, lesson({ slow: { n: 331 } })).kind).toBe('waiting');
  const round = lesson({ letters: each(`${FIRST}n`, 20) });
  const timesMs = round.timesMs.map((ms, place) =>
    round.items[place] === 'n' && place > 152 ? Number.NaN : ms,
  );
  const missing = played(BEGUN, lesson({ letters: each('n', 20), slow: { n: 310 } }));
  const three = { ...round, timesMs };
  expect(told(missing, three)).toMatchObject({ kind: 'oneMiss', item: 'n', misses: 3 });
});

test('a letter that fell by a tenth against its 20 gaps before got quicker', () => {
  const before = played(BEGUN, aLearnedRound({ letters: each('t', 20), ms: 340 }));
  const round = lesson({ letters: each('t', 20) + each('n', 20), ms: 306, slow: { n: 900 } });
  expect(told(before, round)).toEqual({ kind: 'quicker', item: 't', ms: 306, beforeMs: 340 });
  expect(
    told(before, lesson({ letters: each('t', 20) + each('n', 20), ms: 307, slow: { n: 900 } })).kind,
  ).toBe('waiting');
});

test('otherwise the newest letter is told with its bar, or how often it was typed', () => {
  expect(told(BEGUN, lesson({ slow: { n: 450 } }))).toEqual({
    kind: 'waiting',
    item: 'n',
    ms: 450,
    barMs: 300,
  });
  const few = lesson({ letters: each(FIRST, 5) + each('n', 3) });
  expect(told(BEGUN, few)).toEqual({ kind: 'few', item: 'n', gaps: 3 });
});

test('once all is in, what is not known is told, and at last that all is known', () => {
  const all = played(BEGUN, aLearnedRound({ letters: each('niA.1', 20), ms: 280 }));
  const lastOne = aLearnedRound({ letters: each(FIRST, 2), ms: 240 });
  expect(told(all, lastOne)).toMatchObject({ kind: 'toKnow', goalMs: 270 });
  const known = played(all, aLearnedRound({ letters: each(`${FIRST}niA.1`, 50), ms: 240 }));
  expect(told(known, lastOne)).toEqual({ kind: 'allKnown', goalWpm: 40 });
});

test('a first letter that few words have, and that nothing waits for, is neither told as in nor as going on', () => {
  const seldom = beginCourse({ ...PLAN, order: { ...PLAN.order, seldom: ['p'] } });
  const round = aLearnedRound({ letters: each('eartosl', 20) + each('p', 2), ms: 240 });
  expect(told(seldom, round)).toEqual({ kind: 'passed', items: [...'eartosl'], next: ['n'] });
  const all = aLearnedRound({ letters: each(FIRST, 20), ms: 240 });
  expect(told(seldom, all)).toEqual({ kind: 'passed', items: [...FIRST], next: ['n'] });
  const slow = aLearnedRound({ letters: each(FIRST, 20), ms: 240, slow: { l: 900, p: 900 } });
  const before = played(seldom, ...Array<LearnedRound>(14).fill(slow));
  expect(told(before, slow)).toEqual({ kind: 'goesOn', items: ['l'], next: ['n'] });
});

test('who can type is told all letters that came at once, and the rare ones as the next', () => {
  const rare = beginCourse({ ...PLAN, order: { ...PLAN.order, rare: ['q', 'z'] } });
  const round = aLearnedRound({ letters: each(`${FIRST}ni`, 20), ms: 150 });
  expect(told(rare, round)).toEqual({ kind: 'passed', items: [...FIRST, 'n', 'i'], next: ['q', 'z'] });
  expect(told(played(rare, round), round)).toEqual({ kind: 'passed', items: ['q', 'z'], next: ['A'] });
});

test('once the last item has passed, nothing comes next', () => {
  const all = played(BEGUN, aLearnedRound({ letters: each('niA.', 20), ms: 240 }));
  expect(told(all, aLearnedRound({ letters: each('1', 20), ms: 240 }))).toEqual({
    kind: 'passed',
    items: ['1'],
    next: [],
  });
});

test('a letter that is missed too often has slipped by its misses, even if it is a little slower, too', () => {
  const known = played(BEGUN, aLearnedRound({ letters: each(FIRST, 30), ms: 240 }));
  const missing = played(known, aLearnedRound({ letters: each('a', 7), missed: 'a' }));
  const slower = lesson({ letters: each('a', 20) + each('n', 3), slow: { a: 250 } });
  expect(told(missing, slower)).toEqual({ kind: 'slippedByMisses', item: 'a', misses: 7, times: 40 });
});

test('a letter that slipped before is not told again', () => {
  const known = played(BEGUN, aLearnedRound({ letters: each(FIRST, 30), ms: 240 }));
  const slow = lesson({ letters: each('a', 30) + each('n', 3), slow: { a: 420, n: 900 } });
  const again = lesson({ letters: each('a', 5) + each('n', 3), slow: { a: 420, n: 900 } });
  expect(told(played(known, slow), again)).toEqual({ kind: 'few', item: 'n', gaps: 6 });
});

describe('a letter got quicker', () => {
  const before = played(BEGUN, aLearnedRound({ letters: each('t', 20), ms: 340 }));
  const quick = (letters: string, ms: number) => told(before, lesson({ letters, ms, slow: { n: 900 } }));

  test('also if its gaps are as long as some of those before', () => {
    const mixed = played(
      BEGUN,
      aLearnedRound({ letters: each('t', 19), ms: 340 }),
      lesson({ letters: 't', ms: 300 }),
    );
    const round = lesson({ letters: each('t', 20) + each('n', 20), ms: 300, slow: { n: 900 } });
    expect(told(mixed, round)).toEqual({ kind: 'quicker', item: 't', ms: 300, beforeMs: 340 });
  });

  test('only if it was typed five times in this lesson', () => {
    // Its last 20 gaps are as quick as they were after 16 of them; then a few more.
    const nearly = played(before, lesson({ letters: each('t', 16), ms: 200 }));
    const round = (count: number) =>
      lesson({ letters: each('t', count) + each('n', 20), ms: 200, slow: { n: 900 } });
    expect(told(nearly, round(4)).kind).toBe('waiting');
    expect(told(nearly, round(5)).kind).toBe('quicker');
  });

  test('and of several the one that did so most is told', () => {
    const two = played(before, aLearnedRound({ letters: each('o', 20), ms: 400 }));
    const round = lesson({ letters: each('to', 20) + each('n', 20), ms: 280, slow: { n: 900 } });
    expect(told(two, round)).toEqual({ kind: 'quicker', item: 'o', ms: 280, beforeMs: 400 });
  });

  test('not if it fell by less than a tenth', () => {
    expect(quick(each('t', 20) + each('n', 20), 306).kind).toBe('quicker');
    expect(quick(each('t', 20) + each('n', 20), 307).kind).toBe('waiting');
  });
});

describe('of two things to say, the earlier one is said:', () => {
  const worse = (about: Partial<Parameters<typeof aLearnedRound>[0]>): Partial<AfterLesson> => ({
    today: [
      ...Array(3).fill(lesson({ wpm: 30, accuracy: 1, durationMs: 120_000 })),
      ...Array(3).fill(lesson({ wpm: 20, accuracy: 0.95, durationMs: 120_000, ...about })),
    ],
  });
  const known = played(BEGUN, aLearnedRound({ letters: each(FIRST, 30), ms: 240 }));
  const slowA = lesson({ letters: each('a', 30) + each('n', 20), slow: { a: 420, n: 320 } });

  test('to go slower before a letter that has passed', () => {
    expect(told(BEGUN, lesson({ accuracy: 0.89 })).kind).toBe('slower');
  });

  test('a letter that has passed before that it is enough for today', () => {
    expect(told(BEGUN, lesson(), worse({})).kind).toBe('passed');
  });

  test('that it is enough before a letter that has slipped', () => {
    expect(told(known, slowA, worse({})).kind).toBe('enough');
    expect(told(known, slowA).kind).toBe('slipped');
  });

  test('a letter that has slipped before one that is near', () => {
    expect(told(known, slowA)).toMatchObject({ kind: 'slipped', item: 'a' });
    const nearOnly = lesson({ letters: each('a', 30) + each('n', 20), slow: { a: 240, n: 320 } });
    expect(told(known, nearOnly)).toMatchObject({ kind: 'near', item: 'n' });
  });

  test('a letter that is near before one that got quicker', () => {
    const before = played(BEGUN, aLearnedRound({ letters: each('t', 20), ms: 340 }));
    const both = lesson({ letters: each('t', 20) + each('n', 20), ms: 240, slow: { n: 320 } });
    expect(told(before, both)).toMatchObject({ kind: 'near', item: 'n' });
  });

  test('a letter that got quicker before how often the new one was typed', () => {
    const before = played(BEGUN, aLearnedRound({ letters: each('t', 20), ms: 340 }));
    const both = lesson({ letters: each('t', 20) + each('n', 3), ms: 240 });
    expect(told(before, both)).toMatchObject({ kind: 'quicker', item: 't' });
  });
});

test('enough is said of days with six lessons at least, if both speed and accuracy got worse', () => {
  const round = (wpm: number, accuracy: number) =>
    lesson({ letters: each('n', 1), wpm, accuracy, durationMs: 200_000 });
  const kindOf = (...today: LearnedRound[]) => told(BEGUN, today.at(-1) ?? round(20, 1), { today }).kind;
  const [good, worse] = [round(20, 0.99), round(19, 0.95)];
  expect(kindOf(good, good, good, worse, worse, worse)).toBe('enough');
  expect(kindOf(good, good, worse, worse, worse)).toBe('few');
  expect(kindOf(good, good, good, round(20, 0.95), round(20, 0.95), round(20, 0.95))).toBe('few');
  expect(kindOf(good, good, good, round(19, 0.99), round(19, 0.99), round(19, 0.99))).toBe('few');
  // One of three that is better does not change it: they are compared by their medians.
  expect(kindOf(good, good, good, worse, good, worse)).toBe('enough');
});

test('of new letters the one that was typed least is told, or else the slowest', () => {
  const few = aLearnedRound({ letters: each('eartos', 20) + each('l', 12) + each('p', 7), ms: 240 });
  expect(told(beginCourse(PLAN), few)).toEqual({ kind: 'few', item: 'p', gaps: 7 });
  const slow = aLearnedRound({ letters: each(FIRST, 20), ms: 240, slow: { l: 700, p: 600 } });
  expect(told(beginCourse(PLAN), slow)).toMatchObject({ kind: 'waiting', item: 'l', ms: 700 });
});
