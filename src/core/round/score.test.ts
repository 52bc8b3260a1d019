import { expect, test } from 'vitest';
import { aRound, aRunningRound } from '../../testing/rounds';
import { tally } from './score';

test('nothing typed is an accuracy of 0', () => {
  expect(tally(aRound())).toEqual({ total: 0, errors: 0, accuracy: 0, score: 0 });
});

test('three errors in ten characters are 70%, a score of 7', () => {
  const round = aRunningRound({ expected: 'abcdefghijk', typed: 'xxxdefghij' });
  expect(tally(round)).toEqual({ total: 10, errors: 3, accuracy: 0.7, score: 7 });
});

test('only errors is 0%, no errors is 100%', () => {
  expect(tally(aRunningRound({ expected: 'abc', typed: 'xx' })).accuracy).toBe(0);
  expect(tally(aRunningRound({ expected: 'abc', typed: 'ab' })).accuracy).toBe(1);
});
