import { expect, test } from 'vitest';
import { missesText, tooFewSentence, verdictText, worth } from './practiceSentences';

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
  [0, 0, 'There are none yet.'],
  [312, 0, 'So far there are 312.'],
  [300, 3, 'So far there are 300; that takes about 7 rounds more.'],
  [999, 9, 'So far there are 999; that takes about 1 round more.'],
])('with %i gaps, %i usual rounds: %s', (gapCount, rounds, told) => {
  const recent = Array.from({ length: rounds }, () => aRound(100, 7));
  expect(tooFewSentence({ gapCount, recent })).toBe(
    `Play some rounds more: keys and pairs are told from 1,000 gaps between right keys on. ${told}`,
  );
});

test('gaps of practice rounds alone do not tell what is usual', () => {
  expect(tooFewSentence({ gapCount: 2000, recent: [] })).toContain('those of practice alone');
});

test.each([
  ['faster', 0.94, 'faster, +0.9 wpm'],
  ['slower', -0.31, 'slower, −0.3 wpm'],
  ['faster', 0.02, 'faster, ±0.0 wpm'],
  ['faster', null, 'faster'],
  ['not sure yet', null, 'not sure yet'],
] as const)('%s and %f is told as %s', (verdict, gainWpm, told) => {
  expect(verdictText({ verdict, gainWpm })).toBe(told);
});

test('figures are rounded: halves go up, a worth has one decimal', () => {
  expect([missesText(0.015), missesText(0), worth(0.94), worth(2)]).toEqual([
    '2 %',
    '0 %',
    '0.9 wpm',
    '2.0 wpm',
  ]);
});
