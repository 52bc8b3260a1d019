import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { tries } from '../../testing/thorough';
import { type DrawBelow, seededDraws } from '../round/random';
import { practiceText } from './practiceBatch';
import { countWordsWith } from './practiceList';
import { countIn, MAX_WANTED, MIN_EACH, wantedOf } from './wantedPairs';

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
 * Whether two batches of different words with wanted pairs could have the usual length: the longest such words are long
 * enough, and the shortest short enough.
 */
function couldBeUsual(words: readonly string[], wanted: readonly string[]): boolean {
  const lengths = words.filter((word) => countIn(` ${word} `, wanted) > 0).map(({ length }) => length);
  const sorted = lengths.sort((one, other) => one - other);
  const usual = meanOf(words.map(({ length }) => length));
  return (
    sorted.length >= 24 && meanOf(sorted.slice(0, 24)) <= usual + 1 && meanOf(sorted.slice(-24)) >= usual - 1
  );
}

const meanOf = (lengths: readonly number[]): number =>
  lengths.reduce((sum, length) => sum + length, 0) / lengths.length;

interface Counts {
  readonly usual: number;
  readonly possible: number;
}

const known = new Map<string, Counts>();

/** Deals practice from a list, once, and counts how often its words are as long as usual ones. */
function countsOf(file: string, words: readonly string[]): Counts {
  const counted = known.get(file) ?? dealFrom(words);
  known.set(file, counted);
  return counted;
}

function dealFrom(words: readonly string[]): Counts {
  let [usual, possible] = [0, 0];
  const drawBelow = seededDraws(words.length);
  const usualLetters = meanOf(words.map(({ length }) => length));
  for (let choice = 0; choice < CHOICES_OF_A_LIST; choice++) {
    const wanted = anyWanted(words, drawBelow);
    const seed = drawBelow(2 ** 32);
    const settings = { wordsPerBatch: 12, usualLengths: true } as const;
    const batches = [0, 1, 2, 3].map((batch) =>
      practiceText(words, wanted, seed, batch, settings).split(' '),
    );
    const isPossible = couldBeUsual(words, wanted);
    for (const [number, dealt] of batches.entries()) {
      const text = dealt.join(' ');
      expect(new Set(dealt).size).toBe(12);
      expect(dealt.every((word) => words.includes(word))).toBe(true);
      expect(batches[number + 1]?.filter((word) => dealt.includes(word)) ?? []).toEqual([]);
      const hasEach = wanted.filter((item) => countIn(text, [item]) >= MIN_EACH);
      const common = wanted.filter((item) => countWordsWith(words, [item]) >= COMMON);
      expect(hasEach).toEqual(expect.arrayContaining(common));
      if (!isPossible) continue;
      possible++;
      if (Math.abs(meanOf(dealt.map(({ length }) => length)) - usualLetters) <= 1) usual++;
    }
  }
  return { usual, possible };
}

describe('any choice of pairs and keys', () => {
  test.each(lists)('%s deals each pair and key twice, if at least twelve words have it', (file, words) => {
    countsOf(file, words);
  });

  test('nearly all batches have words of usual lengths, if there are such words', () => {
    const counts = lists.map(([file, words]) => countsOf(file, words));
    const sumOf = (key: keyof Counts): number => counts.reduce((sum, one) => sum + one[key], 0);
    expect(sumOf('usual') / sumOf('possible')).toBeGreaterThan(0.98);
  });
});
