import { expect, test } from 'vitest';
import { type CountedRound, PairCounter } from './PairCounter';
import type { RoundPairs } from './roundPairs';
import { statsBefore } from './statsBefore';

const round = (pairs: string, ...gapsMs: number[]): RoundPairs => ({
  pairs,
  gapsMs: Float32Array.from(gapsMs),
  durationMs: 30_000,
  rightCharacters: 100,
  mistakesMs: 0,
});

function statsAfter(rounds: readonly RoundPairs[], practice: CountedRound['practice'] = null) {
  const counter = new PairCounter();
  for (const [index, pairs] of rounds.entries()) {
    const isLast = index === rounds.length - 1;
    counter.add({ playedAt: index, pairs, practice: isLast ? practice : null, isLeftOut: false });
  }
  return counter.stats();
}

const FIRST = [round('thhe', 100, 110), round('thxx', Number.NaN, 120)];
const LAST = round('ththnehe', 130, Number.NaN, 140, 150);

test('what was known before a round is what would be known without it', () => {
  const { lastPlayedAt, pairs, ...before } = statsAfter(FIRST);
  const found = statsBefore(statsAfter([...FIRST, LAST]), LAST, false);
  expect(found).toMatchObject(before);
  expect(new Map(found.pairs)).toEqual(new Map([...pairs, ['ne', new Float32Array()]]));
});

test('a round of practice was none of the usual ones', () => {
  const { recent, usualRounds, gapCount } = statsAfter(FIRST);
  const found = statsBefore(statsAfter([...FIRST, LAST], ['th']), LAST, true);
  expect([found.recent, found.usualRounds, found.gapCount]).toEqual([recent, usualRounds, gapCount]);
  expect(found.pairs.get('th')).toEqual(Float32Array.of(100, Number.NaN));
});

test('what the round has pushed out is not brought back', () => {
  const many = Array.from({ length: 25 }, () => round('thth', 100, 101));
  const twice = round('thththth', 1, 2, 3, 4);
  const found = statsBefore(statsAfter([...many, ...many, twice]), twice, false);
  expect(found.pairs.get('th')).toHaveLength(96);
  expect(found.pairs.get('th')?.at(-1)).toBe(101);
  expect(found.recent).toHaveLength(19);
  expect(found.gapCount).toBe(100);
});
