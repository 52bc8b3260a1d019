import { expect, test } from 'vitest';
import type { BeforeAndNow, Measured } from '../../analysis/practice/beforeAndNow';
import { intervalsOf } from './intervals';

const from = (lowMs: number, highMs: number): Measured => ({ count: 8, medianMs: lowMs, lowMs, highMs });

function anItem(times: Partial<BeforeAndNow>): BeforeAndNow {
  const none = { before: null, now: null, since: null, inPractice: null, gainWpm: null };
  return {
    item: 'en',
    startedAt: 0,
    verdict: 'unsure',
    counts: { before: 0, now: 0, since: 0 },
    ...none,
    ...times,
  };
}

test('intervals share a scale of round times that has all of them', () => {
  expect(
    intervalsOf([
      anItem({ before: from(150, 195), now: from(105, 150) }),
      anItem({ before: from(180, 200), now: from(190, 195), since: from(110, 120) }),
    ]),
  ).toEqual({
    rows: [
      { before: [50, 95], now: [5, 50], since: null },
      { before: [80, 100], now: [90, 95], since: [10, 20] },
    ],
    ticks: [
      { ms: 100, place: 0 },
      { ms: 150, place: 50 },
      { ms: 200, place: 100 },
    ],
  });
});

test('what is not measured yet is not drawn; a single time is seen, also at the end of the scale', () => {
  expect(intervalsOf([anItem({})])).toEqual({ rows: [{ before: null, now: null, since: null }], ticks: [] });
  expect(intervalsOf([]).rows).toEqual([]);
  const { rows } = intervalsOf([anItem({ before: from(100, 100), since: from(200, 200) })]);
  expect(rows).toEqual([{ before: [0, 2], now: null, since: [98, 100] }]);
});

test('a single time has a scale, too', () => {
  const { rows, ticks } = intervalsOf([anItem({ now: from(90, 90) })]);
  expect(rows[0]?.now?.[0]).toBe(0);
  expect(ticks.map(({ ms }) => ms)).toContain(90);
});
