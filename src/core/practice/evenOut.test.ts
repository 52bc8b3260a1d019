import { expect, test } from 'vitest';
import { qualityOf } from './batchQuality';
import { evenOut } from './evenOut';
import type { PickedWords } from './pickWords';
import { practiceWord } from './practiceWord';

function picked(words: readonly string[], wanted: readonly string[]): PickedWords {
  const batch = words.map((word) => practiceWord(word, wanted));
  return { words: batch, quality: qualityOf(batch) };
}

const sharesOf = (two: readonly PickedWords[]) => two.map(({ quality }) => quality.share);
const wordsOf = ({ words }: PickedWords) => words.map(({ word }) => word);

// Two wanted pairs in each, and one: two words of each kind make 6 in 23 characters.
const RICH = ['ququa', 'ququb', 'ququc', 'ququd'];
const POOR = ['quaxx', 'qubxx', 'qucxx', 'qudxx'];

test.each([
  [RICH, POOR],
  [POOR, RICH],
])('words are exchanged until both batches have enough', (one, other) => {
  const evened = evenOut([picked(one, ['qu']), picked(other, ['qu'])]);
  expect(sharesOf(evened)).toEqual([6 / 23, 6 / 23]);
  for (const batch of evened) {
    expect(wordsOf(batch)).toHaveLength(4);
    expect(batch.quality).toEqual(qualityOf(batch.words));
  }
  expect(evened.flatMap(wordsOf).sort()).toEqual([...one, ...other].sort());
});

test('batches that have enough, or that no exchange makes better, stay as they are', () => {
  // Another exchange would make both 7 of 23.
  const enough = [picked(RICH, ['qu']), picked(['ququx', 'ququy', 'quaxx', 'qubxx'], ['qu'])] as const;
  expect(evenOut(enough)).toBe(enough);
  const alike = [picked(POOR.slice(0, 2), ['qu']), picked(POOR.slice(2), ['qu'])] as const;
  expect(evenOut(alike)).toBe(alike);
});

test('no exchange costs a pair that an item needs', () => {
  const wanted = ['qu', 'zz'];
  // For its share, `zzz` would be exchanged first, which the first batch would then lack.
  const evened = evenOut([
    picked(['zzz', 'quab', 'qucd'], wanted),
    picked(['quxxxx', 'quyyyy', 'quwwww'], wanted),
  ]);
  expect(wordsOf(evened[0])).toContain('zzz');
  expect(evened.map(({ quality }) => quality.met)).toEqual([4, 2]);
  expect(Math.min(...sharesOf(evened))).toBeCloseTo(3 / 16, 10);
});
