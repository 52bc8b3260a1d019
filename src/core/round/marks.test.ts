import { expect, test } from 'vitest';
import { aRunningRound } from '../../testing/rounds';
import { markAt } from './marks';

test('a character is untyped, a match, a mismatch, or a space that was mistyped', () => {
  const round = aRunningRound({ expected: 'ab cd', typed: 'axx ' });
  expect([0, 1, 2, 3, 4].map((i) => markAt(round, i))).toEqual([
    'match',
    'mismatch',
    'mistypedSpace',
    'mismatch',
    'untyped',
  ]);
});

test('letters from a position on can be hidden; spaces stay as they are', () => {
  const round = aRunningRound({ expected: 'ab cd', typed: 'axx ' });
  expect([0, 1, 2, 3, 4].map((i) => markAt(round, i, 1))).toEqual([
    'match',
    'hidden',
    'mistypedSpace',
    'hidden',
    'hidden',
  ]);
});
