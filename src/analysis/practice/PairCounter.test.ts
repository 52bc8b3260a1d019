import { describe, expect, test } from 'vitest';
import { type CountedRound, gapsOf, PairCounter } from './PairCounter';
import { isPairStats, NO_STATS } from './PairStats';
import type { RoundPairs } from './roundPairs';

const roundPairs = (pairs: string, gapsMs: readonly number[]): RoundPairs => ({
  pairs,
  gapsMs: Float32Array.from(gapsMs),
  durationMs: 30_000,
  rightCharacters: 100,
  mistakesMs: 0,
});
let playedAt = 0;
const usual = (pairs: string, ...gapsMs: number[]): CountedRound => ({
  playedAt: ++playedAt,
  pairs: roundPairs(pairs, gapsMs),
  practice: null,
  isLeftOut: false,
});
const countAll = (rounds: readonly CountedRound[]) => {
  const counter = new PairCounter();
  for (const round of rounds) counter.add(round);
  return counter.stats();
};

describe('what is counted of pairs', () => {
  test('are the last hundred gaps of each, and the misses among them', () => {
    const many = Array.from({ length: 101 }, (_, gap) => usual('th', gap));
    const { pairs, gapCount } = countAll([usual('th', Number.NaN), ...many, usual('th', Number.NaN)]);
    expect([...(pairs.get('th') ?? [])]).toEqual([
      ...Array.from({ length: 100 }, (_, gap) => gap + 1),
      Number.NaN,
    ]);
    expect(gapCount).toBe(101);
  });

  test('has no misses from before the last hundred gaps', () => {
    const first = [usual('th', 1), usual('th', Number.NaN), usual('th', Number.NaN)];
    const { pairs } = countAll([...first, ...Array.from({ length: 100 }, () => usual('th', 2))]);
    expect([...(pairs.get('th') ?? [])]).toEqual(Array(100).fill(2));
  });

  test('has no more than two hundred gaps and misses of a pair, even if it was never typed right', () => {
    const missed = Array.from({ length: 300 }, () => usual('th', Number.NaN));
    expect(countAll(missed).pairs.get('th')).toHaveLength(200);
    expect([...(countAll([usual('th', 1), ...missed, usual('th', 2)]).pairs.get('th') ?? [])]).toEqual([
      ...Array(199).fill(Number.NaN),
      2,
    ]);
  });

  test('is the same whether it was counted at once or bit by bit', () => {
    const gapOf = (n: number, every: number) => (n % every ? n : Number.NaN);
    const rounds = Array.from({ length: 300 }, (_, n) => usual('thhe', gapOf(n, 7), gapOf(n, 5)));
    let bitByBit = countAll([]);
    for (const round of rounds) {
      const counter = new PairCounter(bitByBit);
      counter.add(round);
      bitByBit = counter.stats();
    }
    expect(bitByBit).toEqual(countAll(rounds));
  });

  test('is nothing of rounds that are left out', () => {
    const stats = countAll([{ ...usual('th', 100), isLeftOut: true }]);
    expect([stats.pairs.size, stats.gapCount, stats.usualRounds, stats.recent.length]).toEqual([0, 0, 0, 0]);
    expect(stats.lastPlayedAt).toBe(0);
  });

  test('goes on from what was counted before, which stays as it was', () => {
    const first = countAll([usual('thhe', 100, 120)]);
    const counter = new PairCounter(first);
    counter.add(usual('th', 90));
    expect([...(counter.stats().pairs.get('th') ?? [])]).toEqual([100, 90]);
    expect([...(first.pairs.get('th') ?? [])]).toEqual([100]);
  });

  test('keeps the last twenty usual rounds', () => {
    const stats = countAll(Array.from({ length: 22 }, (_, gap) => usual('th', gap)));
    expect(stats.recent.map(({ gapsMs }) => gapsMs[0])).toEqual(
      Array.from({ length: 20 }, (_, gap) => gap + 2),
    );
    expect(stats.usualRounds).toBe(22);
  });
});

describe('what is practised', () => {
  const practised = (item: string, rounds: readonly CountedRound[]) => {
    const one = countAll(rounds).practised.get(item);
    return one && [one.before, one.now, one.since].map((gaps) => [...gaps]);
  };
  const practice = (of: string, pairs: string, ...gapsMs: number[]): CountedRound => ({
    ...usual(pairs, ...gapsMs),
    practice: [of],
  });

  test('has its gaps before, in practice and since', () => {
    expect(
      practised('th', [
        usual('thhe', 100, 50),
        usual('th', 110),
        practice('th', 'thhe', 90, 50),
        practice('th', 'th', 80),
        usual('th', 85),
      ]),
    ).toEqual([[100, 110], [90, 80], [85]]);
  });

  test('is a pair, or a key with all pairs into it', () => {
    expect(practised('e', [usual('hewe', 100, 200), practice('e', 'hethre', 90, 50, 95)])).toEqual([
      [100, 200],
      [90, 95],
      [],
    ]);
  });

  test('has nothing of practice of other pairs', () => {
    expect(practised('th', [practice('th', 'th', 90), practice('he', 'thhe', 40, 40)])).toEqual([
      [],
      [90],
      [],
    ]);
  });

  test('has the first two rounds of practice, and the last two one by one', () => {
    const rounds = [1, 2, 3, 4].map((gap) => practice('th', 'ththhe', 100 - gap, 90 - gap, 50));
    const { first, last, rounds: count } = countAll([usual('th', 100), ...rounds]).practised.get('th') ?? {};
    expect([...(first ?? [])]).toEqual([99, 89, 98, 88]);
    expect(last?.map((gaps) => [...gaps])).toEqual([
      [97, 87],
      [96, 86],
    ]);
    expect(count).toBe(4);
  });

  test('is the same whether it was counted at once or round by round', () => {
    const rounds = [usual('th', 100), ...[1, 2, 3].map((gap) => practice('th', 'thth', gap, gap))];
    let byRound = countAll([]);
    for (const round of rounds) {
      const counter = new PairCounter(byRound);
      counter.add(round);
      byRound = counter.stats();
    }
    expect(byRound).toEqual(countAll(rounds));
  });

  test('is known of rounds by its item', () => {
    expect(gapsOf(roundPairs('thheth', [100, Number.NaN, 80]), 'th')).toEqual([100, 80]);
  });
});

describe('a record', () => {
  test('is read as it was written', () => {
    const stats = countAll([usual('th', 100), { ...usual('he', 100), practice: ['he'] }]);
    expect(isPairStats(structuredClone(stats))).toBe(true);
    expect(isPairStats(NO_STATS)).toBe(true);
  });

  test('that is damaged, or of another version, is not used', () => {
    const stats = countAll([usual('th', 100), { ...usual('he', 100), practice: ['he'] }]);
    for (const damaged of [
      undefined,
      null,
      7,
      {},
      { ...stats, version: stats.version + 1 },
      { ...stats, version: stats.version - 1 },
      { ...stats, gapCount: Number.NaN },
      { ...stats, pairs: [] },
      { ...stats, pairs: new Map([['th', [100]]]) },
      { ...stats, pairs: new Map([['the', Float32Array.of(100)]]) },
      { ...stats, pairs: new Map([['th', Float32Array.of(-1)]]) },
      { ...stats, recent: [null] },
      { ...stats, recent: [{ ...stats.recent[0], pairs: 't' }] },
      { ...stats, practised: new Map([['he', {}]]) },
      { ...stats, practised: new Map([['he', { ...stats.practised.get('he'), last: [[100]] }]]) },
      { ...stats, practised: new Map([['he', { ...stats.practised.get('he'), rounds: 'one' }]]) },
    ])
      expect(isPairStats(damaged)).toBe(false);
  });
});

test('whoever has played lessons only is measured by these, until the first usual round', () => {
  const lesson = (pairs: string, ...gapsMs: number[]): CountedRound => ({
    ...usual(pairs, ...gapsMs),
    practice: [],
    isLesson: true,
  });
  const lessons = countAll([lesson('th', 400), lesson('th', 420)]);
  expect(lessons.recent.map(({ gapsMs }) => gapsMs[0])).toEqual([400, 420]);
  expect([lessons.usualRounds, lessons.gapCount]).toEqual([0, 2]);
  const after = countAll([lesson('th', 400), usual('th', 200), lesson('th', 420), usual('th', 210)]);
  expect(after.recent.map(({ gapsMs }) => gapsMs[0])).toEqual([200, 210]);
  expect(after.usualRounds).toBe(2);
  expect([...(after.pairs.get('th') ?? [])]).toEqual([400, 200, 420, 210]);
});
