import { expect, test } from 'vitest';
import {
  fewPairsSentence,
  missesText,
  roundOfSet,
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
  [0, 0, 'Some more rounds and your slow keys show here (0 of 1,000 keys)'],
  [312, 0, 'Some more rounds and your slow keys show here (312 of 1,000 keys)'],
  [300, 3, 'About 7 more rounds and your slow keys show here (300 of 1,000 keys)'],
  [999, 9, 'About 1 more round and your slow keys show here (999 of 1,000 keys)'],
  [2000, 0, 'One round without practice and your slow keys show here'],
])('with %i gaps, %i usual rounds: %s', (gapCount, rounds, told) => {
  const recent = Array.from({ length: rounds }, () => aRound(100, 7));
  expect(tooFewSentence({ gapCount, recent })).toBe(told);
});

test.each([
  [1, 'One more round and your slow pairs show here'],
  [2, 'Two more rounds and your slow pairs show here'],
  [12, '12 more rounds and your slow pairs show here'],
  [null, 'Some more rounds and your slow pairs show here'],
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
