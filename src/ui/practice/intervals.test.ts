import { expect, test } from 'vitest';
import type { BeforeAndNow, Measured } from '../../analysis/practice/beforeAndNow';
import { intervalsOf } from './intervals';

const from = (lowMs: number, highMs: number): Measured => ({ count: 8, medianMs: lowMs, lowMs, highMs });

function anItem(times: Partial<BeforeAndNow>): BeforeAndNow {
  const none = { before: null, now: null, since: null, gainWpm: null };
  return { item: 'en', startedAt: 0, verdict: 'not sure yet', ...none, ...times };
}

test('intervals share a scale from the least time to the greatest', () => {
  expect(
    intervalsOf([
      anItem({ before: from(150, 200), now: from(100, 149) }),
      anItem({ before: from(200, 200), now: from(190, 195), since: from(110, 120) }),
    ]),
  ).toEqual([
    { before: [49, 100], later: [0, 50] },
    { before: [98, 100], later: [9.8, 21.6] },
  ]);
});

test('what is not measured yet is not drawn; a single time is in the middle', () => {
  expect(intervalsOf([anItem({})])).toEqual([{ before: null, later: null }]);
  expect(intervalsOf([anItem({ before: from(90, 90) })])).toEqual([{ before: [50, 52], later: null }]);
  expect(intervalsOf([])).toEqual([]);
});
