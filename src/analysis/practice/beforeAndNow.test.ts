import { describe, expect, test } from 'vitest';
import { beforeAndNow, tellsAnything } from './beforeAndNow';
import type { PractisedItem } from './PairStats';

const TYPIST = {
  usualMs: { first: 160, last: 100, inside: 100 },
  perCharacterMs: 120,
  missShare: 0.02,
  missMs: 500,
};
const gaps = (ms: number, count: number) =>
  Float32Array.from({ length: count }, (_, index) => ms + (index % 5) - 2);
const NONE = new Float32Array();
const judgedOf = (times: Partial<PractisedItem>) =>
  beforeAndNow(
    'th',
    { startedAt: 7, before: NONE, now: NONE, rounds: 1, first: NONE, last: [NONE], since: NONE, ...times },
    TYPIST,
    0.1,
    30,
  );
const judged = (before: Float32Array, since: Float32Array, now = NONE) => judgedOf({ before, now, since });

describe('before practice and since', () => {
  test('is faster or slower where that is sure', () => {
    expect(judged(gaps(150, 20), gaps(120, 20)).verdict).toBe('faster');
    expect(judged(gaps(120, 20), gaps(150, 20)).verdict).toBe('slower');
    expect(judged(gaps(150, 20), gaps(150, 20)).verdict).toBe('unsure');
  });

  test('does not take rounding for a change', () => {
    const even = (ms: number) => new Float32Array(20).fill(ms);
    expect(judged(even(100.1006), even(100.0996)).verdict).toBe('unsure');
    expect(judged(even(100.0996), even(100.1006)).verdict).toBe('unsure');
    expect(judged(even(100.2), even(100.1)).verdict).toBe('unsure');
    expect(judged(even(100.3), even(100.1)).verdict).toBe('faster');
  });

  test('says what the change is worth', () => {
    // 0.1 · 30 ms of 120: 12,000 / 117 − 100.
    expect(judged(gaps(150, 20), gaps(120, 20)).gainWpm).toBeCloseTo(2.564, 3);
    expect(judged(gaps(120, 20), gaps(150, 20)).gainWpm).toBeCloseTo(-2.439, 3);
    expect(judged(gaps(150, 20), gaps(150, 20)).gainWpm).toBeNull();
  });

  test('says nothing from fewer than eight gaps', () => {
    expect(judged(gaps(150, 7), gaps(120, 20))).toMatchObject({ before: null, verdict: 'unsure' });
    expect(judged(gaps(150, 20), gaps(120, 7))).toMatchObject({ since: null, verdict: 'unsure' });
    expect(judged(gaps(150, 8), gaps(120, 8))).toMatchObject({
      before: { count: 8, medianMs: 149.5 },
      verdict: 'faster',
    });
  });

  test('is not judged by practice, whose words are harder', () => {
    const slower = judged(gaps(150, 20), NONE, gaps(200, 50));
    expect(slower).toMatchObject({ verdict: 'unsure', gainWpm: null, now: { medianMs: 200 } });
    expect(judged(gaps(150, 20), gaps(120, 20), gaps(200, 50)).verdict).toBe('faster');
  });

  test('has an interval around each median, the same each time', () => {
    const { before } = judged(gaps(150, 20), NONE);
    expect(before?.lowMs).toBeGreaterThanOrEqual(148);
    expect(before?.lowMs).toBeLessThanOrEqual(150);
    expect(before?.highMs).toBeGreaterThanOrEqual(150);
    expect(judged(gaps(150, 20), NONE)).toEqual(judged(gaps(150, 20), NONE));
  });
});

describe('practice itself', () => {
  const inPractice = (times: Partial<PractisedItem>) => judgedOf(times).inPractice;

  test('compares its first two rounds with its last two, from four rounds on', () => {
    const times = { first: gaps(180, 10), last: [gaps(160, 5), gaps(160, 5)] };
    expect(inPractice({ ...times, rounds: 4 })).toEqual({ firstMs: 180, lastMs: 160 });
    expect(inPractice({ ...times, rounds: 3 })).toBeNull();
  });

  test('compares nothing from fewer than eight gaps in either', () => {
    const last = [gaps(160, 5), gaps(160, 5)];
    expect(inPractice({ rounds: 4, first: gaps(180, 7), last })).toBeNull();
    expect(inPractice({ rounds: 4, first: gaps(180, 8), last: [gaps(160, 3), gaps(160, 4)] })).toBeNull();
  });
});

test('there is something to tell once practice, or usual rounds since, have eight gaps', () => {
  expect(tellsAnything(judged(gaps(150, 20), gaps(120, 7), gaps(120, 7)))).toBe(false);
  expect(tellsAnything(judged(NONE, NONE, gaps(120, 8)))).toBe(true);
  expect(tellsAnything(judged(NONE, gaps(120, 8)))).toBe(true);
});
