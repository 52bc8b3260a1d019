import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { countedReads } from '../../testing/countedReads';
import { punctuationOf } from '../words/decoratedBatch';
import { textHash } from '../words/textHash';
import { WORDS_CHOICES } from '../words/wordChoices';
import { lessonWord, MARKS } from './items';
import type { Lesson } from './lesson';
import { lessonList } from './lessonList';
import { lessonText } from './lessonText';

const TWELVE = { wordsPerBatch: 12 };
const FIRST = 'eartoslp';

const deal = (lesson: Lesson, seed: number, batch: number, words: readonly string[] = ENGLISH_WORDS) =>
  lessonText(words, lesson, seed, batch, TWELVE, 'english-1').split(' ');

test('a batch is the same for the same list, lesson, seed and number, and another for another', () => {
  const lesson: Lesson = [FIRST, '', ''];
  expect(deal(lesson, 30, 3)).toEqual(deal(lesson, 30, 3));
  expect(deal(lesson, 30, 3)).not.toEqual(deal(lesson, 31, 3));
  expect(deal(lesson, 30, 3)).not.toEqual(deal(lesson, 30, 5));
  expect(deal(lesson, 30, 3)).not.toEqual(deal([FIRST, 's', ''], 30, 3));
});

test('a batch has twelve different words of the lesson’s letters, and none that the batch before has', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), { minLength: 9, maxLength: 26 }),
      fc.nat(),
      fc.nat(30),
      (letters, seed, number) => {
        const items = [...new Set([...FIRST, ...letters])].join('');
        const lesson: Lesson = [items, letters[0] ?? '', letters[1] ?? ''];
        const [one, next] = [deal(lesson, seed, number), deal(lesson, seed, number + 1)];
        expect(new Set([...one, ...next]).size).toBe(24);
        for (const letter of one.join('')) expect(items).toContain(letter);
      },
    ),
    { numRuns: 60 },
  );
});

test.each(WORDS_CHOICES.map(({ name }) => name).filter((name) => lessonList(name) === name))(
  'a lesson of %s has no space too many, and marks of its language only',
  (name) => {
    const lesson: Lesson = [`${FIRST}${MARKS}`, MARKS, ''];
    const texts = Array.from({ length: 20 }, (_, seed) =>
      lessonText(ENGLISH_WORDS, lesson, seed, 0, TWELVE, name),
    );
    const own = [...punctuationOf(name)];
    for (const text of texts) {
      expect(text.trim().replaceAll(/ +/g, ' ')).toBe(text);
      const marks = Array.from(text).filter((char) => /\p{P}/u.test(char));
      expect(own).toEqual(expect.arrayContaining(marks));
    }
    // Half of twelve words, at least.
    const withMarks = texts.map((text) => Array.from(text).filter((char) => /\p{P}/u.test(char)).length);
    expect(withMarks.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(4 * texts.length);
  },
);

test('half of the words have a new letter, a quarter of them one that comes more often', () => {
  const items = `${FIRST}ncd`;
  for (let seed = 0; seed < 40; seed++) {
    const words = deal([items, 'd', 'p'], seed, seed % 3);
    expect(words.filter((word) => word.includes('d'))).toHaveLength(6);
    expect(words.filter((word) => !word.includes('d') && word.includes('p')).length).toBeGreaterThanOrEqual(
      3,
    );
  }
});

test('a batch can be computed without the ones before it', () => {
  const lesson: Lesson = [`${FIRST}n`, 'n', 'e'];
  const later = deal(lesson, 7, 4);
  for (const batch of [0, 1, 2, 3]) deal(lesson, 7, batch);
  expect(deal(lesson, 7, 4)).toEqual(later);
});

test('any lesson has as many words with new letters, and with those that come more often, as the list allows', () => {
  const anySome = fc.subarray([...'abcdefghijklmnopqrstuvwxyz'], { minLength: 1 });
  fc.assert(
    fc.property(anySome, fc.nat(), fc.nat(), fc.nat(), fc.nat(30), (letters, one, other, seed, batch) => {
      const [fresh, again] = [one, other].map((place) => letters[place % letters.length] ?? '');
      const words = deal([letters.join(''), fresh ?? '', again ?? ''], seed, batch);
      expect(new Set(words).size).toBe(12);
      const pool = ENGLISH_WORDS.filter((word) => [...word].every((letter) => letters.includes(letter)));
      if (pool.length < 24) return;
      const withFresh = (some: readonly string[]) => some.filter((word) => word.includes(fresh ?? ''));
      const withAgain = (some: readonly string[]) =>
        some.filter((word) => !word.includes(fresh ?? '') && word.includes(again ?? ''));
      // A batch has half of the list's words at its disposal: the next one has the others.
      const least = (most: number, count: number) => Math.min(most, Math.floor(count / 2));
      expect(words.filter((word) => !pool.includes(word))).toEqual([]);
      expect(withFresh(words).length).toBeGreaterThanOrEqual(least(6, withFresh(pool).length));
      expect(withAgain(words).length).toBeGreaterThanOrEqual(least(3, withAgain(pool).length));
    }),
    { numRuns: 40 },
  );
});

test('where few words have the letters, those with the fewest others help out, in the order of the list', () => {
  const own = ['aa', 'ab', 'ba', 'bb', 'aab', 'aba', 'baa', 'abb', 'bab', 'bba'];
  const near = Array.from('cdefghijklmnopqrstuv', (letter) => `a${letter}`);
  const far = Array.from('cdefghijklmnopqrstuv', (letter) => `${letter}z`);
  const words = [...far, ...near, ...own];
  const [one, next] = [0, 1].map((batch) => deal(['ab', '', ''], 5, batch, words));
  expect([...(one ?? []), ...(next ?? [])].sort()).toEqual([...own, ...near.slice(0, 14)].sort());
});

test('a letter in a single word comes in every second batch, and in no other', () => {
  const words = [...ENGLISH_WORDS.filter((word) => !word.includes('z')), 'zoo'];
  const batches = [0, 1, 2, 3].map((batch) => deal(['abcdefghijklmnopqrstuvwxyz', 'z', ''], 2, batch, words));
  expect(batches.map((batch) => batch.includes('zoo'))).toEqual([true, false, true, false]);
});

test('words are about as long as those of the list', () => {
  const meanOf = (words: readonly string[]) => words.join('').length / words.length;
  for (let seed = 0; seed < 50; seed++) {
    const words = deal(['abcdefghijklmnopqrstuvwxyz', 'k', 'o'], seed, seed);
    expect(Math.abs(meanOf(words) - meanOf(ENGLISH_WORDS))).toBeLessThanOrEqual(1);
  }
});

test('any list of 24 words or more is dealt, whatever the lesson', () => {
  const word = fc.stringMatching(/^[a-dж]{1,6}$/);
  const some = fc.subarray([...'abcdжxA.1']);
  fc.assert(
    fc.property(
      fc.uniqueArray(word, { minLength: 24, maxLength: 40 }),
      fc.subarray([...'abcdжxA.'], { minLength: 1 }),
      some,
      some,
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      fc.nat(1000),
      (words, items, fresh, again, seed, batch) => {
        const lesson: Lesson = [
          items.join(''),
          fresh.filter((item) => items.includes(item)).join(''),
          again.filter((item) => items.includes(item)).join(''),
        ];
        const bare = [batch, batch + 1].flatMap((number) =>
          deal(lesson, seed, number, words).map((one) => one.toLowerCase().replace(/[.,?!;:]$/, '')),
        );
        expect(new Set(bare).size).toBe(24);
        expect(words).toEqual(expect.arrayContaining(bare));
      },
    ),
  );
});

describe('German nouns', () => {
  const words = wordsOf('german-common');
  const [letters, capitals] = ['abcdefghijklmnopqrstuvwxyzäöüß', 'A'];
  const text = (items: string, fresh: string) =>
    Array.from({ length: 60 }, (_, seed) =>
      lessonText(words, [items, fresh, ''], seed, 0, TWELVE, 'german-common-1'),
    ).join(' ');

  test('are written small before capitals come', () => {
    expect(text(letters, '')).toMatch(/^[a-zäöüß ]+$/);
    const small = new Set(words.map(lessonWord));
    expect(
      text(letters, '')
        .split(' ')
        .filter((word) => !small.has(word)),
    ).toEqual([]);
  });

  test('are in half of the cases written with a capital when capitals are new, as all words are', () => {
    const dealt = text(letters + capitals, capitals).split(' ');
    expect(dealt.filter((word) => /^[A-ZÄÖÜ]/.test(word)).length / dealt.length).toBeCloseTo(0.5, 1);
    expect(dealt.filter((word) => /.[A-ZÄÖÜ]/.test(word))).toEqual([]);
  });
});

test('capitals, marks and numbers are in half of the words when they are new, set as the language sets them', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const shares = (lesson: Lesson, pattern: RegExp, wordList = 'english-1') => {
    const texts = Array.from({ length: 100 }, (_, seed) =>
      lessonText(ENGLISH_WORDS, lesson, seed, 0, TWELVE, wordList),
    );
    return (
      texts
        .join(' ')
        .split(' ')
        .filter((word) => pattern.test(word)).length / 1200
    );
  };
  expect(shares([`${letters}A`, 'A', ''], /^[A-Z]/)).toBeCloseTo(0.5, 1);
  expect(shares([`${letters}A.`, '.', ''], /[.,?!;:]$/)).toBeCloseTo(0.5, 1);
  expect(shares([`${letters}A.1`, '1', ''], /^\d{1,4}[.,?!;:]?$/)).toBeCloseTo(0.5, 1);
  expect(shares([`${letters}A.1`, '', ''], /^\d/)).toBeCloseTo(1 / 12, 1);
  expect(shares([letters, '', ''], /[A-Z\d.,?!;:]/)).toBe(0);
  expect(shares([`${letters}A.`, '.', ''], /^¿.*\?$/, 'spanish-common-1')).toBeGreaterThan(0.05);
  expect(shares([`${letters}A.`, '.', ''], /^[?!;:]$/, 'french-common-1')).toBeGreaterThan(0.05);
});

test('what comes more often is in a quarter of the words, what has come before in one of twelve', () => {
  const items = 'abcdefghijklmnopqrstuvwxyzA.1';
  const share = (lesson: Lesson, pattern: RegExp) => {
    const texts = Array.from({ length: 200 }, (_, seed) =>
      lessonText(ENGLISH_WORDS, lesson, seed, 0, TWELVE, 'english-1').split(' '),
    );
    return texts.flat().filter((word) => pattern.test(word)).length / 2400;
  };
  for (const [item, pattern] of [
    ['A', /^[A-Z]/],
    ['.', /[.,?!;:]$/],
    ['1', /^\d/],
  ] as const) {
    // A number has no capital: of eleven in twelve words a quarter, or a twelfth, have one.
    const letters = item === 'A' ? 11 / 12 : 1;
    expect(Math.abs(share([items, '', item], pattern) - letters / 4)).toBeLessThan(0.03);
    expect(Math.abs(share([items, '', ''], pattern) - letters / 12)).toBeLessThan(0.02);
  }
});

test('numbers have one to four digits, each length equally often, and no leading zero', () => {
  const texts = Array.from({ length: 400 }, (_, seed) =>
    deal(['abcdefghijklmnopqrstuvwxyz1', '1', ''], seed, 0),
  );
  const numbers = texts.flat().filter((word) => /\d/.test(word));
  expect(numbers.filter((number) => !/^[1-9]\d{0,3}$/.test(number))).toEqual([]);
  for (const length of [1, 2, 3, 4]) {
    const share = numbers.filter((number) => number.length === length).length / numbers.length;
    expect(Math.abs(share - 1 / 4)).toBeLessThan(0.04);
  }
});

describe('marks are set', () => {
  const textIn = (wordList: string, file: string) => {
    const words = wordsOf(file);
    const items = [...new Set(words.map(lessonWord).join(''))].join('');
    return Array.from({ length: 60 }, (_, seed) =>
      lessonText(words, [`${items}.`, '.', ''], seed, 0, TWELVE, wordList),
    ).join(' ');
  };

  test('in English right behind the word', () => {
    const text = textIn('english-1', 'english');
    expect(text).toMatch(/[a-z]\?/);
    expect(text).not.toMatch(/ [.,?!;:]|[^a-z .,?!;:]/);
  });

  test('in French with a space before ? ! ; and :, with none before . and ,', () => {
    const text = textIn('french-common-1', 'french-common');
    for (const mark of '?!;:') expect(text).toContain(` ${mark}`);
    expect(text).not.toMatch(/\S[?!;:]| [.,]/);
  });

  test('in Spanish around a question and an exclamation', () => {
    const text = textIn('spanish-common-1', 'spanish-common');
    const words = text.split(' ');
    const asked = words.filter((word) => /[?¿]/.test(word));
    expect(asked.length).toBeGreaterThan(20);
    expect(asked.filter((word) => !/^¿[^?¿]+\?$/.test(word))).toEqual([]);
    expect(words.filter((word) => /[!¡]/.test(word) && !/^¡[^!¡]+!$/.test(word))).toEqual([]);
  });

  test('in Greek with ; for a question, and never with a question mark', () => {
    const text = textIn('greek-common-1', 'greek-common');
    expect(text).toContain(';');
    expect(text).not.toContain('?');
  });
});

test('a list that is too short for two batches is refused, one that is just long enough is not', () => {
  const tooShort = new RangeError('A list of 23 words is too short for batches of 12.');
  expect(() => deal([FIRST, '', ''], 1, 0, ENGLISH_WORDS.slice(0, 23))).toThrow(tooShort);
  expect(deal([FIRST, '', ''], 1, 0, ENGLISH_WORDS.slice(0, 24))).toHaveLength(12);
});

test('lessons are cached apart, and a ninth one empties the cache', () => {
  const reads = countedReads(ENGLISH_WORDS);
  const lessons = Array.from('eartoslp', (letter): Lesson => [FIRST, letter, '']);
  const dealt = lessons.map((lesson) => deal(lesson, 1, 0, reads.list));
  expect(reads.count()).toBeGreaterThan(0);
  reads.forget();
  expect(lessons.map((lesson) => deal(lesson, 1, 0, reads.list))).toEqual(dealt);
  expect(reads.count()).toBe(0);
  expect(lessons.map((lesson) => deal(lesson, 1, 0, [...ENGLISH_WORDS]))).toEqual(dealt);
  deal([FIRST, '', ''], 1, 0, reads.list);
  reads.forget();
  expect(deal([FIRST, 'e', ''], 1, 0, reads.list)).toEqual(dealt[0]);
  expect(reads.count()).toBeGreaterThan(0);
});

test('saved rounds depend on it that words are dealt as ever', () => {
  const [letters, words] = ['abcdefghijklmnopqrstuvwxyz', ENGLISH_WORDS];
  const texts = Array.from({ length: 100 }, (_, seed) => [
    deal([FIRST, 'ea', ''], seed, seed % 5),
    deal([`${FIRST}nic`, 'c', 'pl'], seed, seed % 7),
    deal(['qz', 'q', ''], seed, seed % 3),
    lessonText(words, [`${letters}A.1`, '1', 'A'], seed, seed % 4, TWELVE, 'french-common-1').split(' '),
  ]);
  expect(textHash(texts.flat(2).join('\n'))).toBe(1_785_527_108);
});

function wordsOf(file: string): string[] {
  return JSON.parse(readFileSync(`assets/words/${file}.json`, 'utf8')).words.split(' ');
}
