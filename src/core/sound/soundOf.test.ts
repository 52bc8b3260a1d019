import { expect, test } from 'vitest';
import { aRound, aRunningRound, deleted, START_MS, ticked, typed } from '../../testing/rounds';
import type { Sound } from '../options/options';
import { act } from '../round/action';
import { beginRound, play, type Round, type RoundEvent } from '../round/round';
import { soundOf } from './soundOf';

const heard = (before: Round, event: RoundEvent, sound: Sound) => soundOf(before, play(before, event), sound);
const BEFORE = aRunningRound({ expected: 'ab cd', typed: 'a' });

test.each([
  ['a right key', typed('b'), 'key', 'key'],
  ['a wrong key', typed('x'), 'key', 'error'],
  ['a deletion', deleted(1), 'deletion', 'deletion'],
  ['a second that passes', ticked(2500), null, null],
  ['the deadline', ticked(1e9), null, null],
  ['a key that comes too late', typed('b', 1e9), null, null],
] as const)('%s', (_what, event, withKeys, withErrors) => {
  expect(heard(BEFORE, event, 'off')).toBeNull();
  expect(heard(BEFORE, event, 'keys')).toBe(withKeys);
  expect(heard(BEFORE, event, 'errors')).toBe(withErrors);
});

test('the first key of a round has a sound, and the last key of a batch is judged by that batch', () => {
  expect(heard(aRound({ expected: 'ab' }), typed('a'), 'errors')).toBe('key');
  expect(heard(aRunningRound({ expected: 'ab', typed: 'a' }), typed('b'), 'errors')).toBe('key');
  expect(heard(aRunningRound({ expected: 'ab', typed: 'a' }), typed('x'), 'errors')).toBe('error');
});

test('a deletion with nothing to delete has no sound, nor has a new round', () => {
  expect(heard(aRunningRound({ expected: 'ab', typed: '' }), deleted(1), 'keys')).toBeNull();
  expect(soundOf(BEFORE, beginRound({ ...BEFORE.setup }), 'keys')).toBeNull();
});

test.each([
  ['mends', 'e', '\u0301', 'key'],
  ['does not mend', 'a', '\u0301', 'error'],
  ['spoils', 't', '\u0301', 'error'],
])('a mark that %s the letter before it sounds like the result', (_what, letter, mark, sound) => {
  const before = aRunningRound({ expected: letter === 't' ? 'ta' : 'éa', typed: letter });
  const after = act(before, { kind: 'typed', char: mark, at: START_MS });
  expect(soundOf(before, after, 'errors')).toBe(sound);
  expect(soundOf(before, after, 'keys')).toBe('key');
});
