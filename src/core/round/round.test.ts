import { describe, expect, test } from 'vitest';
import {
  A_SETUP,
  aRound,
  aRunningRound,
  deleted,
  START_MS,
  shown,
  ticked,
  typed,
} from '../../testing/rounds';
import { eventsOf } from './log';
import { beginRound, clockSeconds, play } from './round';
import { STANDARD_ROUND } from './rules';
import { tally } from './score';

const DEADLINE = START_MS + 30_000;

describe('the first character', () => {
  test('starts the clock and counts', () => {
    const round = play(aRound({ expected: 'hello world' }), typed('h'));
    expect(round.phase).toBe('run');
    expect(round.startedAt).toBe(START_MS);
    expect(shown(round)).toBe('h|ello world · 30s');
  });

  test('counts when it is wrong, and when it is a space', () => {
    const round = play(aRound({ expected: 'hello world' }), typed(' '));
    expect(shown(round)).toBe('H|ello world · 30s');
    expect(tally(round)).toMatchObject({ total: 1, errors: 1 });
  });

  test('is not a Backspace, a tick, or an empty character', () => {
    const round = aRound();
    expect(play(round, typed(''))).toBe(round);
    expect(play(round, deleted(1))).toBe(round);
    expect(play(round, ticked(90_000))).toBe(round);
  });
});

describe('a typed character', () => {
  test('that matches is not an error, one that does not match is', () => {
    expect(shown(aRunningRound({ expected: 'hello world', typed: 'hallo_' }))).toBe('hEllo_|world · 30s');
  });

  test('that completes the words brings the next ones, and their errors stay', () => {
    const round = aRunningRound({ expected: 'ab cd', typed: 'ab xd' });
    expect(round.batchNumber).toBe(1);
    expect(round.typed).toEqual([]);
    expect(round.expected.split(' ')).toHaveLength(12);
    expect(tally(round)).toMatchObject({ total: 5, errors: 1, score: 4 });
  });

  test('that is empty, as from an event without text, is ignored', () => {
    const round = aRunningRound({ expected: 'hello', typed: 'h' });
    expect(play(round, typed(''))).toBe(round);
  });

  test('of two code units is one character', () => {
    const round = play(aRunningRound({ expected: 'hello', typed: 'h' }), typed('👍'));
    expect(shown(round)).toBe('hE|llo · 30s');
  });
});

describe('a deletion', () => {
  test('removes characters and their errors', () => {
    const round = play(aRunningRound({ expected: 'hello world', typed: 'hexxo' }), deleted(2));
    expect(shown(round)).toBe('heL|lo world · 30s');
    expect(tally(round)).toMatchObject({ total: 3, errors: 1 });
  });

  test('stops at the start of the words: a completed batch is closed', () => {
    const round = aRunningRound({ expected: 'ab', typed: 'xb' });
    expect(play(round, deleted(1))).toBe(round);
    expect(tally(round)).toMatchObject({ total: 2, errors: 1 });
  });

  test('is logged with the number that it really removed', () => {
    const round = play(aRunningRound({ expected: 'hello', typed: 'he' }), deleted(99));
    expect(eventsOf(round.log).at(-1)).toEqual({ kind: 'deleted', count: 2, at: START_MS });
  });
});

describe('the deadline', () => {
  test('still counts a character exactly on it', () => {
    const round = play(aRunningRound({ expected: 'hello', typed: 'h' }), typed('e', DEADLINE));
    expect(shown(round)).toBe('he|llo · 0s');
    expect(round.phase).toBe('run');
  });

  test('ends the round at a key after it, which does not count', () => {
    const round = play(aRunningRound({ expected: 'hello', typed: 'h' }), typed('e', DEADLINE + 0.1));
    expect(round.phase).toBe('finish');
    expect(tally(round)).toMatchObject({ total: 1, errors: 0 });
  });

  test('ends the round at a tick exactly on it', () => {
    const running = aRunningRound({ expected: 'hello', typed: 'hx' });
    expect(play(running, ticked(DEADLINE - 1)).phase).toBe('run');
    const finished = play(running, ticked(DEADLINE));
    expect(finished.phase).toBe('finish');
    expect(tally(finished)).toEqual({ total: 2, errors: 1, accuracy: 0.5, score: 1 });
  });

  test('counts a key that was typed in time but arrives late, while the round is open', () => {
    const late = play(aRunningRound({ expected: 'hello', typed: 'h' }), ticked(DEADLINE - 5));
    expect(tally(play(late, typed('e', DEADLINE - 900))).total).toBe(2);
  });

  test('closes the round to typing and deleting', () => {
    const finished = play(aRunningRound({ expected: 'hello', typed: 'h' }), ticked(DEADLINE));
    expect(play(finished, typed('e', START_MS + 5))).toBe(finished);
    expect(play(finished, deleted(1))).toBe(finished);
  });
});

describe('the countdown', () => {
  test.each([
    [0, 30],
    [999.9, 30],
    [1000, 29],
    [29_000, 1],
    [29_999.9, 1],
    [30_000, 0],
    [99_000, 0],
  ])('after %d ms shows %d', (elapsedMs, seconds) => {
    const round = play(aRunningRound({ expected: 'hello', typed: 'h' }), ticked(START_MS + elapsedMs));
    expect(shown(round)).toBe(`h|ello · ${seconds}s`);
  });

  test('of a round that ends between two seconds is 0 only when the round is over', () => {
    const settings = { ...STANDARD_ROUND, durationMs: 1500 };
    const running = play(beginRound({ ...A_SETUP, settings }), typed('a'));
    expect(clockSeconds(play(running, ticked(START_MS + 1499)))).toBe(1);
    expect(clockSeconds(play(running, ticked(START_MS + 1500)))).toBe(0);
  });

  test('does not go back for an event that arrives late', () => {
    const round = play(aRunningRound({ expected: 'hello', typed: 'h' }), ticked(START_MS + 5000));
    expect(shown(play(round, typed('e', START_MS + 2000)))).toBe('he|llo · 25s');
  });
});

test('an event without a valid time is ignored', () => {
  const round = aRunningRound({ expected: 'hello', typed: 'h' });
  expect(play(round, typed('e', Number.NaN))).toBe(round);
  expect(play(round, ticked(Number.POSITIVE_INFINITY))).toBe(round);
});
