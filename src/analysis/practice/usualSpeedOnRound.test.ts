import { describe, expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { NO_STATS, type PairStats } from './PairStats';
import { createLuckOf, usualSpeedOnRound, usualSpeedOnTexts } from './usualSpeedOnRound';

const USUAL = { first: 100, last: 100, inside: 100 };
const TYPIST = { usualMs: USUAL, perCharacterMs: 120, missShare: 0, missMs: 0 };
const recent = {
  pairs: 'xx',
  gapsMs: Float32Array.of(100),
  durationMs: 30_000,
  rightCharacters: 250,
  mistakesMs: 0,
};
const STATS: PairStats = {
  ...NO_STATS,
  gapCount: 1000,
  usualRounds: 10,
  recent: [recent],
  pairs: new Map([['th', Float32Array.from(Array<number>(72).fill(200))]]),
};

test('hard words are usually typed more slowly than easy ones', () => {
  // `th` takes (72 · 200 + 8 · 100) / 80 = 190 ms, `he` 100; 20 ms more for each character: 12,000 / 165.
  expect(usualSpeedOnTexts(['the'], STATS, TYPIST)).toBeCloseTo(12_000 / 165, 9);
  expect(usualSpeedOnTexts(['foxes'], STATS, TYPIST)).toBeCloseTo(100, 9);
  expect(usualSpeedOnTexts(['a', ''], STATS, TYPIST)).toBeNull();
});

test('what a character takes beyond the Time of its pair is as in the last rounds, whatever pairs they had', () => {
  // A miss is no typed pair.
  const last = { ...recent, pairs: 'thththxxox', gapsMs: Float32Array.of(200, 200, 200, 100, Number.NaN) };
  const stats = { ...STATS, recent: [last] };
  const typist = { ...TYPIST, usualMs: { first: 200, last: 200, inside: 200 } };
  // u is 200 ms, so `th` takes (72 · 200 + 8 · 200) / 80 = 200, and so do all other pairs: T̄ = 200.
  expect(usualSpeedOnTexts(['the'], stats, typist)).toBeCloseTo(100, 9);
  const quick = new Map([...stats.pairs, ['xx', Float32Array.from(Array<number>(72).fill(100))]]);
  // `xx` takes (72 · 100 + 8 · 200) / 80 = 110 ms: T̄ = (3 · 200 + 110) / 4 = 177.5, and a character 22.5 ms more than 120.
  expect(usualSpeedOnTexts(['the'], { ...stats, pairs: quick }, typist)).toBeCloseTo(12_000 / 142.5, 9);
});

test('it is at most ten times the speed of the last rounds, however slow a pair was long ago', () => {
  const slow = new Map([['xx', Float32Array.from(Array<number>(100).fill(2000))]]);
  expect(usualSpeedOnTexts(['fox'], { ...STATS, pairs: slow }, TYPIST)).toBeCloseTo(1000, 9);
});

test('pairs that were never typed take what is usual for their kind', () => {
  const typist = { ...TYPIST, usualMs: { ...USUAL, first: 160 } };
  // `fo`, `ox`, `x ` take 100 ms, ` f` 160, and each character 20 ms more: 12,000 / 135.
  expect(usualSpeedOnTexts(['ox fo'], STATS, typist)).toBeCloseTo(12_000 / 135, 9);
});

test('only the words up to the last typed place count', () => {
  const typedTo = (keys: string) => usualSpeedOnRound(aPlayedRound({ words: 'fox the', keys }), STATS);
  expect(typedTo('fox')).toBeCloseTo(100, 9);
  expect(typedTo('fox th')).toBeLessThan(90);
  expect(typedTo('')).toBeNull();
});

test('nothing counts of what a Space has skipped', () => {
  const typedTo = (keys: string) =>
    usualSpeedOnRound(aPlayedRound({ words: 'the fox', keys, rules: { spaceEndsWord: true } }), STATS);
  expect(typedTo('the fo')).toBeLessThan(90);
  expect(typedTo('t fo')).toBeCloseTo(100, 9);
  expect(typedTo('t ')).toBeNull();
  expect(typedTo('t ⌫he fo')).toBeLessThan(90);
});

test('it is not said from fewer than ten rounds or a thousand gaps', () => {
  const round = aPlayedRound({ words: 'fox the', keys: 'fox' });
  expect(usualSpeedOnRound(round, { ...STATS, usualRounds: 9 })).toBeNull();
  expect(usualSpeedOnRound(round, { ...STATS, gapCount: 999 })).toBeNull();
  expect(usualSpeedOnRound(round, STATS)).not.toBeNull();
});

describe('luck with words', () => {
  const easy = aPlayedRound({ words: 'fox the', keys: 'fox' });
  const both = [easy, aPlayedRound({ words: 'fox the', keys: 'fox the' })];

  test('is bad with hard ones and good with easy ones', () => {
    const [good, bad] = both.map(createLuckOf(STATS));
    // The list has four words of three letters, so 16 pairs, of which `th` takes 90 ms longer.
    expect(good).toBeCloseTo(100 - 12_000 / (120 + 90 / 16), 9);
    expect(bad).toBeLessThan(0);
  });

  test('is not known of few rounds', () => {
    expect(both.map(createLuckOf({ ...STATS, usualRounds: 9 }))).toEqual([null, null]);
    expect(both.map(createLuckOf(NO_STATS))).toEqual([null, null]);
  });

  test('is not known of words that are not simply dealt, nor of a round without a pair', () => {
    const setup = { ...easy.setup, textOf: () => 'fox the' };
    expect(createLuckOf(STATS)({ ...easy, setup })).toBeNull();
    expect(createLuckOf(STATS)(aPlayedRound({ words: 'fox the', keys: 'f' }))).toBeNull();
  });
});
