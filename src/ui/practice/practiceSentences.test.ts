import { expect, test } from 'vitest';
import {
  fewPairsSentence,
  hasWorth,
  missesText,
  roundOfSet,
  sinceText,
  tooFewSentence,
  verdictText,
  worth,
} from './practiceSentences';

function aRound(gaps: number, misses: number) {
  const gapsMs = Float32Array.from({ length: gaps + misses }, (_, index) =>
    index < gaps ? 120 : Number.NaN,
  );
  return {
    pairs: 'ab'.repeat(gaps + misses),
    gapsMs,
    durationMs: 30_000,
    rightCharacters: gaps,
    mistakesMs: 0,
  };
}

test.each([
  [0, 0, 'Some more rounds to see your slow keys here (0 of 1,000 keys)'],
  [312, 0, 'Some more rounds to see your slow keys here (312 of 1,000 keys)'],
  [300, 3, 'About 7 more rounds to see your slow keys here (300 of 1,000 keys)'],
  [999, 9, 'About 1 more round to see your slow keys here (999 of 1,000 keys)'],
  [2000, 0, 'One round without practice to see your slow keys here'],
])('with %i gaps, %i usual rounds: %s', (gapCount, rounds, told) => {
  const recent = Array.from({ length: rounds }, () => aRound(100, 7));
  expect(tooFewSentence({ gapCount, recent })).toBe(told);
});

test.each([
  [1, 'One more round to see your slow pairs here'],
  [2, 'Two more rounds to see your slow pairs here'],
  [9, 'Nine more rounds to see your slow pairs here'],
  [10, 'Some more rounds to see your slow pairs here'],
  [null, 'Some more rounds to see your slow pairs here'],
])('%s more rounds until there are slow pairs: %s', (rounds, told) => {
  expect(fewPairsSentence(rounds)).toBe(told);
});

test.each([
  ['faster', 0.94, 'faster, +0.9 wpm'],
  ['slower', -0.31, 'slower, −0.3 wpm'],
  ['faster', 0.02, 'faster, ±0.0 wpm'],
  ['faster', null, 'faster'],
  ['unsure', null, 'not sure yet'],
] as const)('%s and %f is told as %s', (verdict, gainWpm, told) => {
  expect(verdictText({ verdict, gainWpm })).toBe(told);
});

test('rounds of practice come in fives', () => {
  expect([0, 1, 4, 5].map(roundOfSet)).toEqual([
    'round 1 of 5',
    'round 2 of 5',
    'round 5 of 5',
    'round 1 of 5',
  ]);
});

test('figures are rounded: halves go up, a worth has one decimal', () => {
  expect([missesText(0.015), missesText(0), worth(0.94), worth(2)]).toEqual([
    '2%',
    '0%',
    '0.9 wpm',
    '2.0 wpm',
  ]);
});

test('since practice a pair has its time and that before, with a verdict once it is sure; until then how often it was typed', () => {
  const since = { count: 12, medianMs: 301.4, lowMs: 290, highMs: 310 };
  const before = { ...since, medianMs: 427 };
  const counts = { before: 20, now: 20, since: 12 };
  const pair = { item: 'er', startedAt: 0, now: null, inPractice: null, gainWpm: null, counts } as const;
  expect(sinceText({ ...pair, before, since, verdict: 'faster' })).toBe('301 ms, before: 427 ms, faster');
  expect(sinceText({ ...pair, before, since, verdict: 'unsure' })).toBe('301 ms, before: 427 ms');
  expect(sinceText({ ...pair, before: null, since, verdict: 'unsure' })).toBe('301 ms');
  const few = { ...pair, since: null, counts: { ...counts, since: 3 }, verdict: 'unsure' } as const;
  expect(sinceText({ ...few, before })).toBe('3 of 8 times');
});

test('what would be shown as 0.0 wpm has no worth', () => {
  expect([0.049, 0.05].map(hasWorth)).toEqual([false, true]);
  expect([0.049, 0.05].map(worth)).toEqual(['0.0 wpm', '0.1 wpm']);
});
