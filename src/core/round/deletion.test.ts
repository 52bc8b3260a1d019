import { expect, test } from 'vitest';
import { aRunningRound } from '../../testing/rounds';
import { type DeletionUnit, deletionCount } from './deletion';

const TEXT = 'hello big world';

test.each<[DeletionUnit, string, number]>([
  ['character', '', 0],
  ['character', 'hel', 1],
  ['word', '', 0],
  ['word', 'hel', 3],
  ['word', 'hello', 5],
  ['word', 'hello ', 6],
  ['word', 'hello b', 1],
  ['word', 'helloxb', 1],
  ['word', 'he lo big ', 4],
  ['line', 'hello bi', 8],
  ['line', '', 0],
])('deleting a %s after "%s" removes %d', (unit, typed, count) => {
  expect(deletionCount(aRunningRound({ expected: TEXT, typed }), unit)).toBe(count);
});

test.each([
  ['tu viens ?', 1],
  ['tu viens ? ', 2],
  ['tu viens ', 6],
])('a mark that stands alone is deleted alone, as in text editors: after “%s” %d', (typed, count) => {
  expect(deletionCount(aRunningRound({ expected: 'tu viens ? non', typed }), 'word')).toBe(count);
});
