import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { practiceText } from './practiceBatch';
import { practiceSeed } from './practiceSeed';
import { countIn } from './wantedPairs';

const SETTINGS = { wordsPerBatch: 12, usualLengths: true } as const;

test.each([
  [6, ['en']],
  [6, [' b', 'e ', 'th']],
  [6, [' c', ' s', 'an', 'en', 'in']],
  // A first word has no space before it, so that these take six words at least.
  [8, [' a', ' b', ' c', ' d', ' s']],
])('a round of practice has all that is wanted within %i words: %j', (most, wanted) => {
  for (let chance = 0; chance < 30; chance++) {
    const seed = practiceSeed(ENGLISH_WORDS, wanted, 1000 * chance, SETTINGS);
    const dealt = practiceText(ENGLISH_WORDS, wanted, seed, 0, SETTINGS).split(' ');
    const soon = dealt.slice(0, most).join(' ');
    for (const item of wanted) expect(countIn(soon, [item]), soon).toBeGreaterThan(0);
  }
});

test('the seed stays where the list has no such words', () => {
  expect(practiceSeed(ENGLISH_WORDS, ['en', 'zz'], 7, SETTINGS)).toBe(7);
});

test('after the last seed comes the first', () => {
  const seed = practiceSeed(ENGLISH_WORDS, [' a', ' b', ' c', ' d', ' s'], 2 ** 32 - 1, SETTINGS);
  expect(seed === 2 ** 32 - 1 || seed < 16).toBe(true);
});
