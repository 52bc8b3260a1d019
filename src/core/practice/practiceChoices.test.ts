import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { tries } from '../../testing/thorough';
import { type DrawBelow, seededDraws } from '../round/random';
import { practiceText } from './practiceBatch';
import { countWordsWith, isDealtAsPromised } from './practiceList';
import { countIn, MAX_WANTED, MIN_EACH, MIN_SHARE, wantedOf } from './wantedPairs';

const FOLDER = 'assets/words';
const lists = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.json') && file !== 'english.json')
  .map((file): [string, readonly string[]] => {
    const { words } = JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8')) as { words: string };
    return [file, words.split(' ')];
  });
lists.push(['english.json', ENGLISH_WORDS]);

/** With so many words for an item, it is in every batch twice, whatever else is wanted. */
const COMMON = 12;

const CHOICES_OF_A_LIST = tries(50, 12);

/** Pairs and keys as they come in the words of a list: common ones more often. */
function anyWanted(words: readonly string[], drawBelow: DrawBelow): readonly string[] {
  const items = Array.from({ length: 1 + drawBelow(MAX_WANTED) }, () => {
    const word = ` ${words[drawBelow(words.length)] as string} `;
    const place = drawBelow(word.length - 1);
    return drawBelow(5) === 0 ? word.charAt(Math.max(1, place)) : word.slice(place, place + 2);
  });
  return wantedOf(items);
}

/**
 * Whether two batches of different words could have what is promised, if the pairs at their ends were free and their
 * words could be chosen for the quarter alone: if not, no dealing can keep the promise.
 */
function couldBePromised(words: readonly string[], wanted: readonly string[]): boolean {
  const surplus = words.map((word) => countIn(` ${word} `, wanted) - MIN_SHARE * (word.length + 1));
  const most = surplus.sort((one, other) => other - one).slice(0, 24);
  const hasEach = wanted.every((item) => countIn(` ${words.join(' ')} `, [item]) >= 2 * MIN_EACH);
  return hasEach && most.reduce((sum, one) => sum + one, 0) >= -2 * MIN_SHARE;
}

interface Counts {
  readonly promised: number;
  readonly possible: number;
}

const known = new Map<string, Counts>();

/** Deals practice from a list, once, and counts how often what is promised could be. */
function countsOf(file: string, words: readonly string[]): Counts {
  const counted = known.get(file) ?? dealFrom(words);
  known.set(file, counted);
  return counted;
}

function dealFrom(words: readonly string[]): Counts {
  let [promised, possible] = [0, 0];
  const drawBelow = seededDraws(words.length);
  for (let choice = 0; choice < CHOICES_OF_A_LIST; choice++) {
    const wanted = anyWanted(words, drawBelow);
    const seed = drawBelow(2 ** 32);
    const batches = [0, 1, 2, 3].map((batch) => practiceText(words, wanted, seed, batch, 12));
    const isPromised = isDealtAsPromised(words, wanted);
    const isPossible = couldBePromised(words, wanted);
    for (const [number, text] of batches.entries()) {
      const dealt = text.split(' ');
      expect(new Set(dealt).size).toBe(12);
      expect(dealt.every((word) => words.includes(word))).toBe(true);
      expect(batches[number + 1]?.split(' ').filter((word) => dealt.includes(word)) ?? []).toEqual([]);
      const hasEach = wanted.filter((item) => countIn(text, [item]) >= MIN_EACH);
      const hasShare = countIn(text, wanted) >= MIN_SHARE * (text.length - 1);
      if (isPromised) expect([hasEach, hasShare]).toEqual([wanted, true]);
      const common = wanted.filter((item) => countWordsWith(words, [item]) >= COMMON);
      expect(hasEach).toEqual(expect.arrayContaining(common));
      if (isPossible) expect(countIn(text, wanted) / (text.length - 1)).toBeGreaterThan(0.2);
    }
    expect(isPromised && !isPossible).toBe(false);
    if (isPromised) promised++;
    if (isPossible) possible++;
  }
  return { promised, possible };
}

describe('any choice of pairs and keys', () => {
  test.each(lists)('%s deals what is promised, or says that it cannot', (file, words) => {
    countsOf(file, words);
  });

  test('nearly all that could be promised is', () => {
    const counts = lists.map(([file, words]) => countsOf(file, words));
    const sumOf = (key: keyof Counts): number => counts.reduce((sum, one) => sum + one[key], 0);
    expect(sumOf('promised') / sumOf('possible')).toBeGreaterThan(0.95);
  });
});
