import { expect, test } from 'vitest';
import { beginRound, play, type Round } from '../../core/round/round';
import { A_SETUP, deleted, START_MS, ticked, typed } from '../../testing/rounds';
import { RecentSpeed } from './RecentSpeed';

/** A round that is played on, and shown at each whole second. */
class Shown {
  readonly #recent = new RecentSpeed();
  round: Round = beginRound(A_SETUP);

  constructor() {
    this.#recent.at(this.round);
  }

  /** Types so many right characters at a time, in ms since the first one. */
  type(count: number, at: number): this {
    for (let i = 0; i < count; i++) {
      const { expected, typed: before } = this.round;
      this.round = play(this.round, typed(expected[before.length] ?? '', START_MS + at));
    }
    return this;
  }

  /** The speeds at these whole seconds, each noticed a little late. */
  at(...seconds: number[]): (number | null)[] {
    return seconds.map((second) => {
      this.round = play(this.round, ticked(START_MS + second * 1000));
      return this.#recent.at(this.round);
    });
  }
}

test('it is of the last five seconds: ten characters in the first of them are 24 wpm until the sixth', () => {
  const shown = new Shown().type(10, 0);
  // 10 characters are 2 words: in 3 s 40 a minute, in 5 s 24. One or two seconds say little.
  expect(shown.at(1, 2, 3, 5, 6, 7)).toEqual([null, null, 40, 24, 0, 0]);
});

test('the first key counts, also where its moment is seen before the first second', () => {
  const shown = new Shown().type(1, 0);
  expect(shown.at(0)).toEqual([null]);
  // 11 characters in 5 s.
  expect(shown.type(10, 0).at(3, 5)).toEqual([44, 26.4]);
});

test('errors do not count, and what is deleted counts no more', () => {
  const shown = new Shown().type(4, 0);
  shown.round = play(shown.round, typed('#', START_MS));
  shown.round = play(shown.round, typed('#', START_MS));
  // Six characters, two of them wrong: a score of 4 over the 4 s.
  expect(shown.at(4)).toEqual([12]);
  shown.round = play(shown.round, deleted(6, START_MS + 4000));
  expect(shown.at(6, 7)).toEqual([0, 0]);
});

test('it is never below 0, where more is deleted than typed', () => {
  const shown = new Shown().type(5, 0);
  shown.at(1, 2);
  shown.round = play(shown.round, deleted(5, START_MS + 6000));
  expect(shown.at(7)).toEqual([0]);
});

test('a second that is noticed late is counted as long as it was', () => {
  const shown = new Shown().type(10, 0);
  shown.at(1.08, 2.02, 3, 4, 5);
  shown.type(10, 5500);
  // From 1.08 s to 6 s: ten characters in 4.92 s.
  expect(shown.at(6)[0]).toBeCloseTo(120_000 / 4920, 10);
});

test('of a round that has begun before, it is of what is known: since the beginning, if that is not long ago', () => {
  const { round } = new Shown().type(3, 0);
  const at = (ms: number): Round => play(round, ticked(START_MS + ms));
  // 3 characters in 3 s.
  expect(new RecentSpeed().at(at(3000))).toBe(12);
  const late = new RecentSpeed();
  expect([7950, 8000, 9000, 11_000].map((ms) => late.at(at(ms)))).toEqual([null, null, null, 0]);
});

test('another round begins anew', () => {
  const recent = new RecentSpeed();
  recent.at(new Shown().type(9, 0).round);
  expect(recent.at(beginRound({ ...A_SETUP }))).toBe(null);
});
