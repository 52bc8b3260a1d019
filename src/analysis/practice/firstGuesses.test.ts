import { expect, test } from 'vitest';
import { aPlayersStats } from '../../testing/pairStats';
import { firstGuesses } from './firstGuesses';

const LETTERS = Array.from('abcdefghijklmnopqr');

/** The keys that are guessed where these are slow, of so many that have so many gaps: 100 ms are usual. */
function guessed(slow: string, { keys = 18, gaps = 10, slowMs = 200, gapCount = 200, list = LETTERS } = {}) {
  const typed = LETTERS.slice(0, keys).map((key) => [`x${key}`, slow.includes(key) ? slowMs : 100] as const);
  const stats = { ...aPlayersStats({ pairs: Object.fromEntries(typed), gaps }), gapCount };
  const shares = new Map(list.map((key) => [`x${key}`, 0.01]));
  return firstGuesses(stats, shares)
    .map(({ key }) => key)
    .join('');
}

test('keys are guessed from ten gaps on: at least three that are slow, at most five', () => {
  expect(guessed('abc')).toBe('abc');
  expect(guessed('abc', { gaps: 9 })).toBe('');
  expect(guessed('ab')).toBe('');
  expect(guessed('abcdefg')).toHaveLength(5);
});

test('at most a third of the keys that have ten gaps are guessed', () => {
  expect(guessed('abcde', { keys: 14 })).toHaveLength(4);
  expect(guessed('abcde', { keys: 9 })).toHaveLength(3);
  expect(guessed('abcde', { keys: 8 })).toBe('');
});

test('a key is slow above 1.1 times the usual time, with eight usual gaps mixed in', () => {
  expect(guessed('abc', { slowMs: 117 })).toBe('');
  expect(guessed('abc', { slowMs: 119 })).toBe('abc');
});

test('what no word of the list has is not guessed', () => {
  expect(guessed('abcd', { list: LETTERS.slice(1) })).toBe('bcd');
});

test('there are none once keys are told', () => {
  expect(guessed('abc', { gapCount: 999 })).toBe('abc');
  expect(guessed('abc', { gapCount: 1000 })).toBe('');
});
