import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { NO_STATS, type PairStats } from './PairCounter';
import { luckOf, usualOnRound, usualOnWords } from './usualOn';

const TYPIST = { usualMs: 100, perCharacterMs: 120, missShare: 0, missMs: 0 };
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
  expect(usualOnWords(['the'], STATS, TYPIST)).toBeCloseTo(12_000 / 165, 9);
  expect(usualOnWords(['foxes'], STATS, TYPIST)).toBeCloseTo(100, 9);
  expect(usualOnWords(['a', ''], STATS, TYPIST)).toBeNull();
});

test('only the words up to the last typed place count', () => {
  const typedTo = (keys: string) => usualOnRound(aPlayedRound({ words: 'fox the', keys }), STATS);
  expect(typedTo('fox')).toBeCloseTo(100, 9);
  expect(typedTo('fox th')).toBeLessThan(90);
  expect(typedTo('')).toBeNull();
});

test('it is not said from fewer than ten rounds or a thousand gaps', () => {
  const round = aPlayedRound({ words: 'fox the', keys: 'fox' });
  expect(usualOnRound(round, { ...STATS, usualRounds: 9 })).toBeNull();
  expect(usualOnRound(round, { ...STATS, gapCount: 999 })).toBeNull();
  expect(usualOnRound(round, STATS)).not.toBeNull();
});

test('hard words are bad luck, easy ones good luck', () => {
  const luckWith = (keys: string) => luckOf(aPlayedRound({ words: 'fox the', keys }), STATS) ?? 0;
  expect(luckWith('fox')).toBeGreaterThan(0);
  expect(luckWith('fox the')).toBeLessThan(0);
});

test('luck is not known of few rounds, nor of words that are not simply dealt', () => {
  const round = aPlayedRound({ words: 'fox the', keys: 'fox' });
  expect(luckOf(round, { ...STATS, usualRounds: 9 })).toBeNull();
  const setup = { ...round.setup, textOf: () => 'fox the' };
  expect(luckOf({ ...round, setup }, STATS)).toBeNull();
});
