import { expect, test } from 'vitest';
import { beginCourse, type Course } from './course';
import { itemState } from './itemState';

/** A course with the letters e, t, then a, and the rare z; a is new. */
function aCourse(more: Partial<Course> = {}): Course {
  const plan = {
    order: { first: ['e', 't'], seldom: [], further: ['a', 'o'], rare: ['z'] },
    goalWpm: 40,
    strokesOf: () => 1,
  };
  return { ...beginCourse(plan), step: 1, ...more };
}

test('letters that have come are practised, the newest is new, others are to come or rare', () => {
  const course = aCourse();
  expect(['e', 't', 'a', 'o', 'z', 'A'].map((item) => itemState(course, item))).toEqual([
    'practised',
    'practised',
    'new',
    'toCome',
    'rare',
    'toCome',
  ]);
});

test('a known letter is known, also the newest, until it slips', () => {
  const known = new Set(['e', 't', 'a']);
  const course = aCourse({ known, slipped: new Set(['t']) });
  expect(['e', 't', 'a'].map((item) => itemState(course, item))).toEqual(['known', 'slipped', 'known']);
});

test('a letter that is known from kept rounds is to come until its turn', () => {
  expect(itemState(aCourse({ known: new Set(['o']) }), 'o')).toBe('toCome');
});

test('a rare letter that has come is rare until it is known', () => {
  const all = aCourse({ step: 99 });
  expect(itemState(all, 'z')).toBe('rare');
  expect(itemState({ ...all, known: new Set(['z']) }, 'z')).toBe('known');
});
