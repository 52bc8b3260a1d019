import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { batchText } from './batch';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('the same seed gives the same words, another seed gives others', () => {
  expect(batchText(ENGLISH_WORDS, 7, 3, 12)).toBe(batchText(ENGLISH_WORDS, 7, 3, 12));
  expect(batchText(ENGLISH_WORDS, 7, 3, 12)).not.toBe(batchText(ENGLISH_WORDS, 8, 3, 12));
});

test('a seed gives the same words in every release with this list', () => {
  expect(batchText(ENGLISH_WORDS, 30, 0, 12)).toMatchInlineSnapshot(
    `"blow girl century selection fierce upon amount crowd has outer strange control"`,
  );
});

test('no word comes twice in one batch or in two batches in a row, even when the list starts over', () => {
  fc.assert(
    fc.property(seeds, fc.integer({ min: 0, max: 500 }), (seed, n) => {
      const two = [batchText(ENGLISH_WORDS, seed, n, 12), batchText(ENGLISH_WORDS, seed, n + 1, 12)];
      expect(new Set(two.join(' ').split(' ')).size).toBe(24);
    }),
    { numRuns: 200 },
  );
});

test('every word of the list comes up about equally often', () => {
  const words = Array.from({ length: 36 }, (_, i) => 'w'.repeat(1 + (i % 5)) + i);
  const counts = new Map(words.map((word) => [word, 0]));
  const rounds = 5000;
  for (let seed = 0; seed < rounds; seed++) {
    for (const word of batchText(words, seed, 0, 12).split(' '))
      counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const expected = (rounds * 12) / words.length;
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);
  // With 35 degrees of freedom, chance exceeds 66.6 once in a thousand cases. These seeds are fixed.
  expect(chiSquare).toBeLessThan(66.6);
});

test('batches are nearly equally long', () => {
  const lengths = Array.from(
    { length: 500 },
    (_, seed) => batchText(ENGLISH_WORDS, seed, seed % 9, 12).length,
  );
  expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(8);
});

test('the words of a batch are not ordered by length', () => {
  const firstLengths = (batch: number) =>
    new Set(Array.from({ length: 50 }, (_, seed) => batchText(ENGLISH_WORDS, seed, batch, 12).indexOf(' ')));
  for (const batch of [0, 1, 7]) expect(firstLengths(batch).size).toBeGreaterThan(5);
});

test('a list of exactly twice as many words as a batch is enough', () => {
  const words = Array.from('abcdefghijklmnopqrstuvwx');
  const two = [batchText(words, 7, 0, 12), batchText(words, 7, 1, 12)];
  expect(new Set(two.join(' ').split(' ')).size).toBe(24);
});

test('each batch has a new random order', () => {
  const lengthsOf = (batch: number) =>
    batchText(ENGLISH_WORDS, 30, batch, 12)
      .split(' ')
      .map((word) => word.length)
      .join();
  expect(new Set(Array.from({ length: 10 }, (_, batch) => lengthsOf(batch))).size).toBe(10);
});

test('a list that is too short for two different batches gives an error that says what to do', () => {
  expect(() => batchText(['one', 'two'], 1, 0, 12)).toThrow(
    'A list of 2 words is too short for batches of 12.',
  );
});
