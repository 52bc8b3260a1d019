import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WORD_COUNT_DEADLINE_MS } from '../../core/round/rules';
import { aListedRound } from '../../testing/listedRounds';
import {
  fastest,
  fastestBetween,
  type PlayedSpeed,
  quantile,
  TREND_ROUNDS,
  trendOf,
  typedMs,
  usualWpm,
} from './trend';

/** Rounds at these speeds, one second apart. The first has 90 % accuracy, and each later one 1 % more. */
function played(...speedsWpm: readonly number[]): PlayedSpeed[] {
  return speedsWpm.map((speedWpm, index) => ({
    playedAt: index * 1000,
    speedWpm,
    accuracyPercent: 90 + index,
  }));
}

test('the time typed is what rounds lasted, without the hour of one of words that was forgotten', () => {
  const lasted = (settings: Parameters<typeof aListedRound>[0]) => aListedRound(settings).summary;
  const ofWords = { durationMs: WORD_COUNT_DEADLINE_MS, wordLimit: 12 } as const;
  const timed = lasted({ durationMs: 30_000 });
  expect(typedMs([])).toBe(0);
  expect(typedMs([timed, lasted({ ...ofWords, elapsedMs: 20_500 })])).toBe(50_500);
  expect(typedMs([timed, lasted({ ...ofWords, elapsedMs: WORD_COUNT_DEADLINE_MS })])).toBe(30_000);
  expect(typedMs([timed, lasted({ durationMs: WORD_COUNT_DEADLINE_MS })])).toBe(3_630_000);
});

test('the usual speed is the median of the last twenty rounds', () => {
  expect(usualWpm([])).toBeNull();
  expect(usualWpm(played(60, 80))).toBe(70);
  expect(usualWpm([...played(...Array(20).fill(50)), ...played(...Array(30).fill(10))])).toBe(50);
});

describe('a quantile', () => {
  test.each([
    [0, 10],
    [0.25, 17.5],
    [0.5, 25],
    [0.75, 32.5],
    [0.9, 37],
    [1, 40],
  ])('of 10, 20, 30 and 40 at %d is %d', (share, figure) => {
    expect(quantile([10, 20, 30, 40], share)).toBeCloseTo(figure, 12);
  });

  test('at 0.5 of an odd number of figures is the middle one', () => {
    expect(quantile([1, 5, 100], 0.5)).toBe(5);
  });

  test.each([0, 0.5, 1])('of one figure at %d is that figure, of none it is 0', (share) => {
    expect(quantile([7], share)).toBe(7);
    expect(quantile([], share)).toBe(0);
  });

  test('lies between the smallest and the largest figure, and grows with the share', () => {
    const figures = fc.array(fc.nat(300), { minLength: 1 });
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(figures, share, share, (some, one, other) => {
        const sorted = some.toSorted((a, b) => a - b);
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((at) => quantile(sorted, at));
        expect(less).toBeGreaterThanOrEqual(sorted[0] as number);
        expect(more).toBeLessThanOrEqual((sorted.at(-1) as number) + 1e-9);
        expect(more).toBeGreaterThanOrEqual((less as number) - 1e-9);
      }),
    );
  });
});

describe('a trend', () => {
  test('has median and quartiles over each round and those before it', () => {
    expect(trendOf(played(40, 20, 60), 10)).toEqual([
      {
        index: 0,
        medianWpm: 40,
        lowWpm: 40,
        highWpm: 40,
        medianAccuracyPercent: 90,
        isFlawless: false,
        withoutLuckWpm: null,
      },
      {
        index: 1,
        medianWpm: 30,
        lowWpm: 25,
        highWpm: 35,
        medianAccuracyPercent: 90.5,
        isFlawless: false,
        withoutLuckWpm: null,
      },
      {
        index: 2,
        medianWpm: 40,
        lowWpm: 30,
        highWpm: 50,
        medianAccuracyPercent: 91,
        isFlawless: false,
        withoutLuckWpm: null,
      },
    ]);
  });

  test('ignores all but the last twenty rounds', () => {
    // With speeds of 1, 2, … wpm, the median shows which rounds were counted.
    const trend = trendOf(played(...Array.from({ length: 30 }, (_, index) => index + 1)), 30);
    expect(trend[TREND_ROUNDS - 1]?.medianWpm).toBe((1 + TREND_ROUNDS) / 2);
    expect(trend[TREND_ROUNDS]?.medianWpm).toBe((2 + TREND_ROUNDS + 1) / 2);
    expect(trend[29]).toMatchObject({ medianWpm: 20.5, lowWpm: 15.75, highWpm: 25.25 });
  });

  test('has the speed without luck from ten rounds on of which luck is known', () => {
    // Each has 2 wpm more than it would have without luck; of the first, luck is not known.
    const lucky = played(...Array.from({ length: 12 }, (_, index) => index)).map((one, index) =>
      index === 0 ? one : { ...one, luckWpm: 2 },
    );
    expect(trendOf(lucky, 12).map(({ withoutLuckWpm }) => withoutLuckWpm)).toEqual([
      ...Array<null>(10).fill(null),
      5.5 - 2,
      6 - 2,
    ]);
  });

  test('of many rounds has evenly spaced points, the first and the last round included', () => {
    expect(trendOf(played(...Array<number>(1001).fill(50)), 5).map(({ index }) => index)).toEqual([
      0, 250, 500, 750, 1000,
    ]);
  });

  test('has each point once: as many as requested, or as there are rounds', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.nat(50), (rounds, places) => {
        const indices = trendOf(played(...Array<number>(rounds).fill(50)), places).map(({ index }) => index);
        expect(indices).toHaveLength(Math.min(rounds, places));
        expect(new Set(indices).size).toBe(indices.length);
        if (indices.length > 0) expect(indices.at(-1)).toBe(rounds - 1);
        if (indices.length > 1) expect(indices[0]).toBe(0);
      }),
    );
  });

  test('with a single point has the last round', () => {
    expect(trendOf(played(10, 20, 60), 1)).toMatchObject([{ index: 2, medianWpm: 20 }]);
  });

  test('of no rounds has no points', () => {
    expect(trendOf([], 300)).toEqual([]);
  });
});

describe('the fastest round between two times', () => {
  test('is one that was played between them or exactly at them', () => {
    expect(fastestBetween(played(90, 40, 60, 50), 1000, 3000)?.speedWpm).toBe(60);
    expect(fastestBetween(played(90, 40, 60, 50), 0, 3000)?.speedWpm).toBe(90);
    expect(fastestBetween(played(90, 40, 60, 50), 3000, 3000)?.speedWpm).toBe(50);
  });

  test('is not one that was played later', () => {
    expect(fastestBetween(played(40, 60, 90), 0, 1000)?.speedWpm).toBe(60);
    expect(fastestBetween(played(40, 60, 90), 0, 1999)?.speedWpm).toBe(60);
  });

  test('may have a speed of 0', () => {
    expect(fastestBetween(played(0, 0), 0, 1000)?.speedWpm).toBe(0);
  });

  test('is null if no round was played', () => {
    expect(fastestBetween(played(90), 1, 2)).toBeNull();
    expect(fastestBetween([], 0, 1)).toBeNull();
  });
});

test('the fastest round of all may be from any time', () => {
  expect(fastest(played(40, 90, 60))?.speedWpm).toBe(90);
  expect(fastest([])).toBeNull();
});
