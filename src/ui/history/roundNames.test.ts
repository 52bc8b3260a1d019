import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aListedRound } from '../../testing/listedRounds';
import { formatMinute, formatSecond } from './dates';
import { roundName } from './roundNames';

const TEN = Date.UTC(2026, 10, 20, 10);

/** The names of rounds played this many ms after ten o'clock. */
function names(...offsetsMs: readonly number[]): string[] {
  const listed = offsetsMs.map((ms) => aListedRound({ id: String(ms), playedAt: TEN + ms }));
  return listed.map((_, index) => roundName(listed, index));
}

test('a round that is alone in its minute is named by that minute', () => {
  expect(names(60_000, 59_999)).toEqual([formatMinute(TEN + 60_000), formatMinute(TEN)]);
});

test('rounds of the same minute are named by their seconds', () => {
  expect(names(48_000, 5000)).toEqual([formatSecond(TEN + 48_000), formatSecond(TEN + 5000)]);
});

test('rounds of the same second are numbered', () => {
  const second = formatSecond(TEN + 5000);
  expect(names(5999, 5000, 5000)).toEqual([`${second}, 1 of 3`, `${second}, 2 of 3`, `${second}, 3 of 3`]);
});

test('whatever the rounds, no two have the same name', () => {
  const offsets = fc.array(fc.nat(200_000), { maxLength: 30 });
  fc.assert(
    fc.property(offsets, (offsetsMs) => {
      const all = names(...offsetsMs.toSorted((one, other) => other - one));
      expect(new Set(all).size).toBe(all.length);
    }),
  );
});
