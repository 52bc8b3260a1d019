import { describe, expect, test } from 'vitest';
import { beforeAndNow } from './beforeAndNow';

const TYPIST = { usualMs: 100, perCharacterMs: 120, missShare: 0.02, missMs: 500 };
const gaps = (ms: number, count: number) =>
  Float32Array.from({ length: count }, (_, index) => ms + (index % 5) - 2);
const NONE = new Float32Array();
const judged = (before: Float32Array, now: Float32Array, since = NONE) =>
  beforeAndNow('th', { startedAt: 7, before, now, since }, TYPIST, 0.1, 30);

describe('before and now', () => {
  test('is faster or slower where that is sure', () => {
    expect(judged(gaps(150, 20), gaps(120, 20)).verdict).toBe('faster');
    expect(judged(gaps(120, 20), gaps(150, 20)).verdict).toBe('slower');
    expect(judged(gaps(150, 20), gaps(150, 20)).verdict).toBe('not sure yet');
  });

  test('does not take rounding for a change', () => {
    const even = (ms: number) => new Float32Array(20).fill(ms);
    expect(judged(even(100.1006), even(100.0996)).verdict).toBe('not sure yet');
    expect(judged(even(100.0996), even(100.1006)).verdict).toBe('not sure yet');
    expect(judged(even(100.2), even(100.1)).verdict).toBe('faster');
  });

  test('says what the change is worth', () => {
    // 0.1 · 30 ms of 120: 12,000 / 117 − 100.
    expect(judged(gaps(150, 20), gaps(120, 20)).gainWpm).toBeCloseTo(2.564, 3);
    expect(judged(gaps(120, 20), gaps(150, 20)).gainWpm).toBeCloseTo(-2.439, 3);
    expect(judged(gaps(150, 20), gaps(150, 20)).gainWpm).toBeNull();
  });

  test('says nothing from fewer than eight gaps', () => {
    expect(judged(gaps(150, 7), gaps(120, 20))).toMatchObject({ before: null, verdict: 'not sure yet' });
    expect(judged(gaps(150, 8), gaps(120, 8))).toMatchObject({
      before: { count: 8, medianMs: 149.5 },
      since: null,
      verdict: 'faster',
    });
  });

  test('believes usual rounds since then more than practice itself', () => {
    expect(judged(gaps(150, 20), gaps(120, 20), gaps(150, 20)).verdict).toBe('not sure yet');
    expect(judged(gaps(150, 20), gaps(120, 20), gaps(150, 7)).verdict).toBe('faster');
  });

  test('has an interval around each median, the same each time', () => {
    const { before } = judged(gaps(150, 20), NONE);
    expect(before?.lowMs).toBeGreaterThanOrEqual(148);
    expect(before?.lowMs).toBeLessThanOrEqual(150);
    expect(before?.highMs).toBeGreaterThanOrEqual(150);
    expect(judged(gaps(150, 20), NONE)).toEqual(judged(gaps(150, 20), NONE));
  });
});
