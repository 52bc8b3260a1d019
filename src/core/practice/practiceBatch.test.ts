import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { countedReads } from '../../testing/countedReads';
import { seededDraws } from '../round/random';
import { textHash } from '../words/textHash';
import { practiceText } from './practiceBatch';
import { countIn, wantedOf } from './wantedPairs';

const deal = (wanted: readonly string[], seed: number, batch: number, words = ENGLISH_WORDS) =>
  practiceText(words, wanted, seed, batch, { wordsPerBatch: 12 });
const dealUsual = (wanted: readonly string[], seed: number, batch: number, words = ENGLISH_WORDS) =>
  practiceText(words, wanted, seed, batch, { wordsPerBatch: 12, usualLengths: true });

describe('a batch of practice', () => {
  test('is the same for the same list, pairs, seed and number', () => {
    expect(deal(['en', 'th'], 30, 3)).toBe(deal(['en', 'th'], 30, 3));
    expect(deal(['en', 'th'], 30, 3)).not.toBe(deal(['en', 'th'], 31, 3));
    expect(deal(['en', 'th'], 30, 3)).not.toBe(deal(['en', 'th'], 30, 5));
    expect(deal(['en', 'th'], 30, 3)).not.toBe(deal(['en'], 30, 3));
  });

  test('can be computed without the ones before it', () => {
    const later = deal(['ou'], 7, 4);
    for (const batch of [0, 1, 2, 3]) deal(['ou'], 7, batch);
    expect(deal(['ou'], 7, 4)).toBe(later);
  });

  test('has twelve different words, and none that the batch before has', () => {
    for (let seed = 0; seed < 50; seed++) {
      const batches = [0, 1, 2, 3].map((batch) => deal(['ea', 'r', 'th'], seed, batch).split(' '));
      for (const [number, batch] of batches.entries()) {
        expect(new Set(batch).size).toBe(12);
        expect(batches[number + 1]?.filter((word) => batch.includes(word)) ?? []).toEqual([]);
      }
    }
  });

  test('has each pair twice, at its ends too, and a quarter of all its pairs are wanted', () => {
    const wanted = [' b', 'e ', 'en', 'th'];
    for (let seed = 0; seed < 50; seed++) {
      const text = deal(wanted, seed, seed % 3);
      for (const item of wanted) expect(countIn(text, [item])).toBeGreaterThanOrEqual(2);
      expect(countIn(text, wanted) / (text.length - 1)).toBeGreaterThanOrEqual(0.25);
    }
  });

  test('has other words for what the list has too few of', () => {
    const words = Array.from('abcdefghijklmnopqrstuvwxyz', (letter) => `${letter}oo`);
    const text = deal(['qo'], 1, 0, words) + deal(['qo'], 1, 1, words);
    expect(text.match(/qoo/g)).toHaveLength(1);
    expect(new Set(deal(['qo'], 1, 0, words).split(' ')).size).toBe(12);
  });

  test('has each of five pairs twice, even if all of them are lost at its ends', () => {
    for (const wanted of [
      [' a', ' b', ' c', ' d', ' s'],
      ['d ', 'e ', 'n ', 's ', 't '],
      [' a', ' b', 'd ', 'e ', 's '],
    ]) {
      for (let seed = 0; seed < 20; seed++) {
        const text = deal(wanted, seed, seed);
        for (const item of wanted) expect(countIn(text, [item])).toBeGreaterThanOrEqual(2);
        expect(countIn(text, wanted) / (text.length - 1)).toBeGreaterThanOrEqual(0.25);
      }
    }
  });

  test('counts what is wanted as a pair and by its key once', () => {
    for (let seed = 0; seed < 20; seed++) {
      const text = deal(['en', 'n', 'in'], seed, 0);
      expect(text.match(/n/g)?.length).toBeGreaterThanOrEqual((text.length - 1) / 4);
    }
  });

  test('has other words each time, where the list has more than it needs', () => {
    const texts = Array.from({ length: 40 }, (_, seed) => deal(['ea', 'en', 'th'], seed, 0));
    expect(new Set(texts.join(' ').split(' ')).size).toBeGreaterThan(60);
  });

  test('of a pair in longer words has nearly as many as it can, and not always the same words', () => {
    const words = [0, 1, 2, 3].flatMap((digit) =>
      Array.from('abcdefghij', (letter) => `${letter}qu${'ooo'.slice(digit)}${'x'.repeat(digit + 3)}`),
    );
    const shares = Array.from({ length: 20 }, (_, seed) => deal(['qu'], seed, seed, words)).map(
      (text) => countIn(text, ['qu']) / (text.length - 1),
    );
    expect(Math.min(...shares)).toBeGreaterThan(0.9 * Math.max(...shares));
  });

  test('of a list with hardly any such words is filled with short ones', () => {
    for (const wanted of [['zx'], ['x'], ['й'], ['q ']]) {
      for (let batch = 0; batch < 4; batch++) {
        const dealt = deal(wanted, 5, batch).split(' ');
        expect(new Set(dealt).size).toBe(12);
        for (const word of dealt) if (countIn(` ${word} `, wanted) === 0) expect(word.length).toBeLessThan(6);
      }
    }
  });

  test('is dealt from any list that is just long enough', () => {
    const word = fc.stringMatching(/^[ab]{1,9}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 24, maxLength: 30 }),
        fc.array(fc.constantFrom('a', 'b', 'aa', 'ab', ' a', 'b ', 'bb', 'zz'), { minLength: 1 }),
        fc.nat(),
        (words, items, seed) => {
          const [one, next] = [0, 1].map((batch) => deal(wantedOf(items), seed, batch, words).split(' '));
          expect(new Set([...(one ?? []), ...(next ?? [])]).size).toBe(24);
        },
      ),
    );
  });

  test('needs a list for two batches', () => {
    const tooShort = new RangeError('A list of 2 words is too short for batches of 12.');
    expect(() => deal(['ab'], 1, 0, ['ab', 'cd'])).toThrow(tooShort);
  });
});

describe('a batch of practice with words of usual lengths', () => {
  const meanOf = (words: readonly string[]) => words.join('').length / words.length;

  test('is the same for the same list, pairs, seed and number, without the ones before it', () => {
    const later = dealUsual(['ou'], 7, 4);
    for (const batch of [0, 1, 2, 3]) dealUsual(['ou'], 7, batch);
    expect(dealUsual(['ou'], 7, 4)).toBe(later);
    expect(dealUsual(['ou'], 8, 4)).not.toBe(later);
  });

  test('has words that are about as long as those of the list, each pair twice, and none of the batch before', () => {
    for (const wanted of [['en'], [' b', 'e ', 'th'], [' a', ' b', ' c', ' d', ' s'], ['ea'], ['a', 'r']]) {
      for (let seed = 0; seed < 30; seed++) {
        const batches = [0, 1].map((batch) => dealUsual(wanted, seed, batch).split(' '));
        expect(new Set(batches.flat()).size).toBe(24);
        for (const batch of batches) {
          const text = batch.join(' ');
          expect(Math.abs(meanOf(batch) - meanOf(ENGLISH_WORDS)), text).toBeLessThanOrEqual(1);
          for (const item of wanted) expect(countIn(text, [item]), text).toBeGreaterThanOrEqual(2);
          for (const word of batch) expect(countIn(` ${word} `, wanted)).toBeGreaterThan(0);
        }
      }
    }
  });

  test('has other words each time, also of a short list', () => {
    const words = Array.from('abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz', (letter, i) =>
      i < 26 ? `${letter}qu${'x'.repeat(i % 5)}` : `${letter}oo`,
    ).concat(Array.from('abcdefghijklmnopqrstuvwxyz', (letter, i) => `${letter}yqu${'z'.repeat(i % 4)}`));
    const texts = Array.from({ length: 20 }, (_, seed) => dealUsual(['qu'], seed, 0, words));
    expect(new Set(texts.join(' ').split(' ')).size).toBeGreaterThan(40);
    const seldom = new Set(texts.map((text) => text.split(' ').sort().join(' ')));
    expect(seldom.size).toBeGreaterThan(15);
  });

  test('has all words that there are for a rare pair, and others that make up for their length', () => {
    const words = ['zxxxxxxxxxx', 'azx'].concat(ENGLISH_WORDS);
    const dealt = [0, 1].map((batch) => dealUsual(['zx'], 5, batch, words).split(' '));
    expect(dealt.flat()).toEqual(expect.arrayContaining(['zxxxxxxxxxx', 'azx']));
    for (const batch of dealt) expect(Math.abs(meanOf(batch) - meanOf(words))).toBeLessThanOrEqual(1);
  });

  test('is dealt from any list that is just long enough', () => {
    const word = fc.stringMatching(/^[ab]{1,9}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 24, maxLength: 30 }),
        fc.array(fc.constantFrom('a', 'b', 'aa', 'ab', ' a', 'b ', 'bb', 'zz'), { minLength: 1 }),
        fc.nat(),
        (words, items, seed) => {
          const dealt = [0, 1].map((batch) => dealUsual(wantedOf(items), seed, batch, words).split(' '));
          expect(new Set(dealt.flat()).size).toBe(24);
        },
      ),
    );
  });
});

test('a list of ten thousand words is read for its first batch only', () => {
  const list = Array.from(
    { length: 10_000 },
    (_, i) => `${(i * 7919).toString(26)}en${(i * 31).toString(36)}`,
  );
  const reads = countedReads(list);
  deal(['en', 'n', 'ea'], 1, 0, reads.list);
  expect(reads.count()).toBeGreaterThanOrEqual(10_000);
  reads.forget();
  for (let batch = 1; batch <= 20; batch++) deal(['en', 'n', 'ea'], batch, batch, reads.list);
  expect(reads.count()).toBe(0);
});

test('saved rounds depend on it that words are dealt as ever', () => {
  const texts = Array.from({ length: 200 }, (_, seed) => [
    deal(['en'], seed, seed % 5),
    deal([' t', 'e ', 'ea', 'r', 'th'], seed, seed % 7),
    deal(['zx', 'q'], seed, seed % 3),
  ]);
  expect(textHash(texts.flat().join('\n'))).toBe(3_003_564_298);
});

test('saved rounds depend on it that words are dealt as ever from lists of few or long words', () => {
  const texts = Array.from({ length: 60 }, (_, seed) => {
    const drawBelow = seededDraws(seed);
    const letters = 'abcdefgh'.slice(0, 4 + (seed % 5));
    const aWord = () =>
      Array.from({ length: 2 + drawBelow(9) }, () => letters.charAt(drawBelow(letters.length))).join('');
    const words = new Set<string>();
    while (words.size < 24 + (seed % 30)) words.add(aWord());
    const wanted = wantedOf([aWord(), aWord(), 'ab', 'c ', ' d', 'aa', 'h'].slice(seed % 7));
    return [0, 1, 2, 3].map((batch) => deal(wanted, seed, batch, [...words]));
  });
  expect(textHash(texts.flat().join('\n'))).toBe(3_256_739_067);
});

test('saved rounds depend on it that words of usual lengths are dealt as ever', () => {
  const texts = Array.from({ length: 200 }, (_, seed) => [
    dealUsual(['en'], seed, seed % 5),
    dealUsual([' t', 'e ', 'ea', 'r', 'th'], seed, seed % 7),
    dealUsual(['zx', 'q'], seed, seed % 3),
  ]);
  expect(textHash(texts.flat().join('\n'))).toBe(4_266_582_791);
});

test('different items are cached apart, and a ninth practice empties the cache', () => {
  const reads = countedReads(ENGLISH_WORDS);
  const practices = [['en'], ['e', 'n'], ['th'], ['ou'], ['ea'], ['in'], ['er'], ['an']];
  const dealt = practices.map((wanted) => deal(wanted, 1, 0, reads.list));
  reads.forget();
  expect(practices.map((wanted) => deal(wanted, 1, 0, reads.list))).toEqual(dealt);
  expect(reads.count()).toBe(0);
  expect(dealt).toEqual(practices.map((wanted) => deal(wanted, 1, 0, [...ENGLISH_WORDS])));
  deal(['st'], 1, 0, reads.list);
  reads.forget();
  deal(['en'], 1, 0, reads.list);
  expect(reads.count()).toBeGreaterThan(0);
});
