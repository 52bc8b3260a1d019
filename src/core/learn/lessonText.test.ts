import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { itemOf, lessonWord } from './items';
import { isLesson, type Lesson } from './lesson';
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

test('where few words have the letters, those with the fewest others help out', () => {
  const words = deal(['qz', 'q', ''], 1, 0);
  expect(words).toHaveLength(12);
  expect(new Set(words).size).toBe(12);
});

test('German nouns are written small before capitals come', () => {
  const list = Array.from({ length: 24 }, (_, n) => `Tat${'abcdefghijklmnopqrstuvwx'[n]}`);
  const text = lessonText(list, ['abcdefghijklmnopqrstuvwxyz', '', ''], 1, 0, TWELVE, 'german-common-1');
  expect(text).toMatch(/^[a-z ]+$/);
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

test('a list that is too short is refused', () => {
  expect(() => deal([FIRST, '', ''], 1, 0, ENGLISH_WORDS.slice(0, 23))).toThrow(RangeError);
});

test.each([
  [['eart', 's', ''], false],
  [['eart', 'ea', 't'], true],
  [['eart', '', ''], true],
  [['', '', ''], false],
  [['ee', '', ''], false],
  [['e t', '', ''], false],
  [['eart', ''], false],
  [['eart', '', 7], false],
  ['eart', false],
])('%j is a lesson: %s', (value, expected) => {
  expect(isLesson(value)).toBe(expected);
});

test('characters are practice of a letter, of a group, or of nothing', () => {
  expect(['s', 'é', 'ж', 'S', 'Ж', '7', ',', '¿', ' '].map(itemOf)).toEqual([
    's',
    'é',
    'ж',
    'A',
    'A',
    '1',
    '.',
    '.',
    null,
  ]);
  expect(lessonWord('Straße')).toBe('straße');
});
