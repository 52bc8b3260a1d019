import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lackingIn, qualityOf } from './batchQuality';
import { practiceWord } from './practiceWord';
import { countIn } from './wantedPairs';

const WANTED = ['a', 'ab', ' b', 'b '];
const WORDS = fc.uniqueArray(fc.stringMatching(/^[abc]{1,6}$/), { minLength: 2, maxLength: 6 });

/** What a text has: how much of what the items need, and its share of wanted pairs, by its characters. */
function whatIsIn(words: readonly string[], wanted: readonly string[]) {
  const text = words.join(' ');
  const met = wanted.reduce((sum, item) => sum + Math.min(2, countIn(text, [item])), 0);
  return { met, share: countIn(text, wanted) / text.length };
}

/** The words with two of them at the ends. */
function inOrder(words: readonly string[], first: number, last: number): string[] {
  const middle = words.filter((_, place) => place !== first && place !== last);
  return [words[first] ?? '', ...middle, ...(first === last ? [] : [words[last] ?? ''])];
}

test('the quality of a batch is that of its text with the best words at its ends', () => {
  fc.assert(
    fc.property(WORDS, (words) => {
      const { first, last, met, share } = qualityOf(words.map((word) => practiceWord(word, WANTED)));
      expect(first).not.toBe(last);
      const own = whatIsIn(inOrder(words, first, last), WANTED);
      expect([own.met, own.share]).toEqual([met, expect.closeTo(share, 10)]);
      for (const start of words.keys()) {
        for (const end of words.keys()) {
          if (start === end) continue;
          const other = whatIsIn(inOrder(words, start, end), WANTED);
          expect(other.met).toBeLessThanOrEqual(met);
          if (other.met === met) expect(other.share).toBeLessThanOrEqual(share + 1e-10);
        }
      }
    }),
    { numRuns: 500 },
  );
});

test('a batch of one word begins and ends with it', () => {
  const { first, last, met, share } = qualityOf([practiceWord('bab', WANTED)]);
  expect([first, last, met, share]).toEqual([0, 0, 2, 2 / 3]);
});

test('what a batch lacks are the items that come less than twice in its text', () => {
  fc.assert(
    fc.property(WORDS, (words) => {
      const batch = words.map((word) => practiceWord(word, WANTED));
      const { first, last } = qualityOf(batch);
      const text = inOrder(words, first, last).join(' ');
      const lacking = [...WANTED.keys()].filter((item) => countIn(text, [WANTED[item] ?? '']) < 2);
      expect(lackingIn(batch, [...WANTED.keys()])).toEqual(lacking);
    }),
  );
  expect(lackingIn([], [2, 0])).toEqual([2, 0]);
});
