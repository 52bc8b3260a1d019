import { describe, expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { timelineOf } from './timeline';
import { partToWorkOn, type TimePart, timeSpent } from './timeSpent';

const partsOf = (played: Parameters<typeof aPlayedRound>[0]) => timeSpent(timelineOf(aPlayedRound(played)));
const msOf = (parts: readonly TimePart[]) => Object.fromEntries(parts.map(({ name, ms }) => [name, ms]));

describe('the parts of a round', () => {
  test('are attributed by the event that ends a gap, and the time above the threshold is a pause', () => {
    // t 0 · h +100 · x +110 · ⌫ +200 · e +120 · ␣ +1000 · q +100 · ⌫ +90; the median is 110, the threshold 275.
    const parts = partsOf({
      words: 'the quick fox',
      keys: 'thx⌫e q⌫',
      gapsMs: { 2: 110, 3: 200, 4: 120, 5: 1000, 7: 90 },
    });
    expect(msOf(parts)).toEqual({
      rightKeys: 100 + 120 + 275,
      wrongKeys: 110,
      takenBack: 100,
      corrections: 290,
      pauses: 725,
      afterTheLastKey: 28_280,
    });
  });

  test('a deleted wrong key still counts as wrong, and a long correction includes a pause', () => {
    const parts = partsOf({ words: 'the fox', keys: 't?⌫', gapsMs: { 1: 50, 2: 400 }, durationMs: 1000 });
    expect(msOf(parts)).toEqual({
      rightKeys: 0,
      wrongKeys: 50,
      takenBack: 0,
      corrections: 250,
      pauses: 150,
      afterTheLastKey: 550,
    });
  });

  test('add up to exactly the duration, with any fractions in the time stamps', () => {
    const gapsMs = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [i, 100.1 + i * 7.3]));
    const parts = partsOf({ words: 'the quick fox', keys: 'the?⌫ quick fox'.repeat(4), gapsMs });
    expect(parts.reduce((sum, { ms }) => sum + ms, 0)).toBe(30_000);
    expect(parts.reduceRight((sum, { ms }) => sum + ms, 0)).toBe(30_000);
  });

  test('have the speed without them, which is that of the remaining time', () => {
    const parts = partsOf({ words: 'the fox', keys: 'the f', gapMs: 200, gapsMs: { 4: 15_700 } });
    // 5 right characters; pauses took 15,700 − 500 ms.
    expect(parts.find(({ name }) => name === 'pauses')?.wpmWithout).toBe((5 * 12_000) / (30_000 - 15_200));
    expect(parts[0]?.wpmWithout).toBeNull();
  });

  test('a part that is the whole round has no speed without it', () => {
    const parts = partsOf({ words: 'the fox', keys: 't' });
    expect(parts.at(-1)).toEqual({ name: 'afterTheLastKey', ms: 30_000, wpmWithout: null });
  });

  test('a last key exactly at the end leaves no time after it', () => {
    const parts = partsOf({ words: 'the fox', keys: 'th', gapMs: 30_000 });
    expect(msOf(parts)).toMatchObject({ pauses: 0, rightKeys: 30_000, afterTheLastKey: 0 });
  });
});

describe('the part to work on', () => {
  const of = (ms: Partial<Record<TimePart['name'], number>>) =>
    partToWorkOn(
      (Object.entries(ms) as [TimePart['name'], number][]).map(([name, ms]) => ({ name, ms, wpmWithout: 1 })),
      30_000,
    )?.name;

  test('is the largest one except for right keys', () => {
    expect(of({ rightKeys: 20_000, wrongKeys: 2000, pauses: 5000, corrections: 3000 })).toBe('pauses');
  });

  test('is none that is told as 0.0 s', () => {
    expect(of({ rightKeys: 20_000, pauses: 49 })).toBeUndefined();
    expect(of({ rightKeys: 20_000, pauses: 50 })).toBe('pauses');
  });

  test('is the time after the last key only if that is more than a tenth', () => {
    expect(of({ wrongKeys: 100, afterTheLastKey: 3000 })).toBe('wrongKeys');
    expect(of({ wrongKeys: 100, afterTheLastKey: 3001 })).toBe('afterTheLastKey');
  });

  test('is null if there is nothing to improve', () => {
    expect(of({ rightKeys: 29_900, wrongKeys: 0, afterTheLastKey: 100 })).toBeUndefined();
  });

  test('is the first in display order of two equal ones', () => {
    expect(of({ wrongKeys: 500, corrections: 500 })).toBe('wrongKeys');
  });
});
