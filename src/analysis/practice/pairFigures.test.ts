import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { keyFigures } from './keyFigures';
import { NO_STATS } from './PairStats';
import { figureOfPair, pairFigures, sharesOf, typedFigure, worthWpm } from './pairFigures';
import { type Typist, typistOf } from './typist';

/**
 * Somebody who types a pair in 100 ms, reads a word for 60 ms, misses one in fifty, which costs 500 ms, and takes 120 ms a
 * character: 100 wpm.
 */
const TYPIST: Typist = {
  usualMs: { first: 160, last: 100, inside: 100 },
  perCharacterMs: 120,
  missShare: 0.02,
  missMs: 500,
};
const gaps = (ms: number, count: number, misses = 0) => [
  ...Array<number>(count).fill(ms),
  ...Array<number>(misses).fill(Number.NaN),
];

describe('the figures of a pair', () => {
  test('are those of its gaps, drawn towards the player’s own', () => {
    // (12 · 150 + 8 · 100) / 20; (3 + 8 · 0.02) / (12 + 3 + 8)
    expect(typedFigure(gaps(150, 12, 3), 100, TYPIST)).toEqual({
      count: 12,
      misses: 3,
      timeMs: 130,
      usualMs: 100,
      missShare: (3 + 0.16) / 23,
    });
  });

  test('without a gap are the player’s own', () => {
    expect(typedFigure([], 100, TYPIST)).toEqual({
      count: 0,
      misses: 0,
      timeMs: 100,
      usualMs: 100,
      missShare: 0.02,
    });
  });

  test('are drawn towards those of its kind: a first letter, a space after a word, or inside a word', () => {
    const timeOf = (pair: string) => figureOfPair(pair, gaps(200, 12), TYPIST).timeMs;
    // (12 · 200 + 8 · 160) / 20, and with 100 in place of 160.
    expect([timeOf(' t'), timeOf('th'), timeOf('h ')]).toEqual([184, 160, 160]);
  });
});

describe('what a pair is worth', () => {
  const figure = (timeMs: number, missShare: number, usualMs = 100) => ({
    count: 100,
    misses: 0,
    timeMs,
    usualMs,
    missShare,
  });

  test('is what typing it as usual would gain', () => {
    // Δ = 0.1 · (20 + 0.02 · 500) = 3 ms of 120: 12,000 / 117 − 100.
    expect(worthWpm(figure(120, 0.04), TYPIST, 0.1)).toBeCloseTo(2.564, 3);
  });

  test('is nothing for a first letter that takes as long as first letters do', () => {
    expect(worthWpm(figure(160, 0.02, 160), TYPIST, 0.1)).toBe(0);
    expect(worthWpm(figure(160, 0.02, 100), TYPIST, 0.1)).toBeGreaterThan(5);
  });

  test('is nothing for one that is quicker and surer than usual, or that is not in the words', () => {
    expect(worthWpm(figure(100.001, 0.01), TYPIST, 0.1)).toBe(0);
    expect(worthWpm(figure(100.1, 0.01), TYPIST, 0.1)).toBe(0);
    expect(worthWpm(figure(100.2, 0.01), TYPIST, 0.1)).toBeGreaterThan(0);
    expect(worthWpm(figure(80, 0.01), TYPIST, 0.1)).toBe(0);
    expect(worthWpm(figure(200, 0.1), TYPIST, 0)).toBe(0);
  });

  test('is never less than nothing, nor without end, for gaps from days when the player was much slower', () => {
    // A third of 260, 360 and 2,900 ms: less than ḡ, as much, and more.
    expect(worthWpm(figure(360, 0), TYPIST, 1 / 3)).toBeCloseTo(12_000 / (120 - 260 / 3) - 100, 9);
    expect(worthWpm(figure(460, 0), TYPIST, 1 / 3)).toBeCloseTo(900, 9);
    expect(worthWpm(figure(3000, 0), TYPIST, 1 / 3)).toBeCloseTo(900, 9);
  });

  test('decides their order', () => {
    const stats = {
      ...NO_STATS,
      pairs: new Map([
        ['th', Float32Array.from(gaps(110, 50))],
        ['qu', Float32Array.from(gaps(300, 50))],
        ['he', Float32Array.from(gaps(150, 50))],
      ]),
    };
    const shares = new Map([
      ['th', 0.05],
      ['qu', 0.001],
      ['he', 0.04],
    ]);
    expect(pairFigures(stats, TYPIST, shares).map(({ pair }) => pair)).toEqual(['he', 'th', 'qu']);
    expect(keyFigures(stats, TYPIST).map(({ key, count }) => [key, count])).toEqual([
      ['h', 50],
      ['u', 50],
      ['e', 50],
    ]);
  });
});

test('a key has the gaps of all its pairs, those of first letters without the time for reading', () => {
  const stats = {
    ...NO_STATS,
    pairs: new Map([
      [' t', Float32Array.from(gaps(180, 12))],
      ['st', Float32Array.from(gaps(120, 12))],
      ['t ', Float32Array.from(gaps(90, 12))],
    ]),
  };
  const [t, space] = keyFigures(stats, TYPIST);
  // (24 · 120 + 8 · 100) / 32, as 180 is 120 without 60; (12 · 90 + 8 · 100) / 20.
  expect([t?.key, t?.count, t?.timeMs, space?.key, space?.timeMs]).toEqual(['t', 24, 115, ' ', 94]);
});

describe('the shares of pairs', () => {
  test('count each word once, with the space before it and after it', () => {
    expect([...sharesOf(['at', 'a'])]).toEqual([
      [' a', 2 / 5],
      ['at', 1 / 5],
      ['t ', 1 / 5],
      ['a ', 1 / 5],
    ]);
  });

  test('add up to all', () => {
    expect([...sharesOf(ENGLISH_WORDS).values()].reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe('the player’s own figures', () => {
  const round = (gapsMs: readonly number[], pairs = 'xx'.repeat(gapsMs.length)) => ({
    pairs,
    gapsMs: Float32Array.from(gapsMs),
    durationMs: 30_000,
    rightCharacters: 200,
    mistakesMs: 400,
  });

  test('are of all recent rounds together', () => {
    expect(typistOf([round([100, 120, Number.NaN]), round([80])])).toEqual({
      usualMs: { first: 100, last: 100, inside: 100 },
      perCharacterMs: 150,
      missShare: 1 / 4,
      missMs: 800,
    });
  });

  test('have a usual gap for each kind of pair; a kind without a gap takes as long as all pairs', () => {
    const usualMs = { first: 180, last: 110, inside: 90 };
    expect(typistOf([round([180, 80, 90, 100, 110], ' tththhhe ')])).toMatchObject({ usualMs });
    expect(typistOf([round([180, 90], ' tth')])?.usualMs).toEqual({ first: 180, last: 135, inside: 90 });
  });

  test('know no cost of misses without one', () => {
    expect(typistOf([round([100])])?.missMs).toBe(0);
  });

  test('are not known without a gap or a right character', () => {
    expect(typistOf([])).toBeNull();
    expect(typistOf([round([Number.NaN])])).toBeNull();
    expect(typistOf([{ ...round([100]), rightCharacters: 0 }])).toBeNull();
  });
});
