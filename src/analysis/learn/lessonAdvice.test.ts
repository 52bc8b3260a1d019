import { expect, test } from 'vitest';
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
const after = (course: Course, ...rounds: readonly LearnedRound[]): Course =>
  rounds.reduce(courseAfter, course);

/** All of the first letters have passed, at 240 ms, and n is new. */
const BEGUN = after(beginCourse(PLAN), aLearnedRound({ letters: each(FIRST, 20), ms: 240 }));
/** A lesson in which the others are as quick as ever. */
const lesson = (about: Partial<Parameters<typeof aLearnedRound>[0]> = {}): LearnedRound =>
  aLearnedRound({ letters: each(`${FIRST}n`, 20), ms: 240, ...about });

function told(before: Course, round: LearnedRound, more: Partial<AfterLesson> = {}): Advice {
  return adviceAfter({
    before,
    after: after(before, round),
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
  const some = after(beginCourse(PLAN), aLearnedRound({ letters: each('eartosl', 20), ms: 240 }));
  const round = aLearnedRound({ letters: each(FIRST, 20), ms: 240 });
  expect(told(some, round)).toEqual({ kind: 'passed', items: ['p'], next: ['n'] });
});

test('after 15 lessons a letter goes on beside the next one', () => {
  const round = lesson({ slow: { n: 900 } });
  const before = after(BEGUN, ...Array<LearnedRound>(14).fill(round));
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
  const known = after(BEGUN, aLearnedRound({ letters: each(FIRST, 30), ms: 240 }));
  const slow = lesson({ letters: each('a', 30) + each('n', 3), slow: { a: 420, n: 900 } });
  expect(told(known, slow)).toEqual({ kind: 'slipped', item: 'a', ms: 420, beforeMs: 240 });
  const missing = after(known, aLearnedRound({ letters: each('a', 7), missed: 'a' }));
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
  const missing = after(BEGUN, lesson({ letters: each('n', 20), slow: { n: 310 } }));
  const three = { ...round, timesMs };
  expect(told(missing, three)).toMatchObject({ kind: 'oneMiss', item: 'n', misses: 3 });
});

test('a letter that fell by a tenth against its 20 gaps before got quicker', () => {
  const before = after(BEGUN, aLearnedRound({ letters: each('t', 20), ms: 340 }));
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
  const all = after(BEGUN, aLearnedRound({ letters: each('niA.1', 20), ms: 280 }));
  const lastOne = aLearnedRound({ letters: each(FIRST, 2), ms: 240 });
  expect(told(all, lastOne)).toMatchObject({ kind: 'toKnow', goalMs: 270 });
  const known = after(all, aLearnedRound({ letters: each(`${FIRST}niA.1`, 50), ms: 240 }));
  expect(told(known, lastOne)).toEqual({ kind: 'allKnown', goalWpm: 40 });
});
