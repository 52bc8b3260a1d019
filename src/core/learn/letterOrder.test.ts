import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseLayout } from '../keyboard/chooseLayout';
import { fingerOf } from '../keyboard/keys';
import { strokesOf } from '../keyboard/strokes';
import { CUSTOM_TEXT } from '../round/rules';
import { withoutVersion } from '../words/listVersions';
import { isShortList, languageOf, WORDS_CHOICES } from '../words/wordChoices';
import { lessonWord } from './items';
import { lessonList } from './lessonList';
import { isByOneKey, letterOrder } from './letterOrder';

function wordsOf(list: string): string[] {
  const file = withoutVersion(list) === 'english' ? 'english' : withoutVersion(list);
  return JSON.parse(readFileSync(`assets/words/${file}.json`, 'utf8')).words.split(' ');
}

function typedOn(list: string) {
  const wordsLanguage = languageOf(list);
  return strokesOf(chooseLayout({ facts: { layout: null, language: wordsLanguage ?? 'en' }, wordsLanguage }));
}

const madeOf = (words: readonly string[], letters: readonly string[]) =>
  words.filter((word) =>
    lessonWord(word)
      .split('')
      .every((letter) => letters.includes(letter)),
  );

test('the first letters are those that make the most words, then each that makes the most further ones', () => {
  const first = [...'asdfjkle'];
  const words = [
    ...first.flatMap((one) => first.filter((other) => other !== one).map((other) => one + other)),
    ...first.map((letter) => `u${letter}`),
    ...first.slice(0, 6).map((letter) => `${letter}u`),
    ...first.map((letter) => `ru${letter}`),
    ...first.slice(0, 4).map((letter) => `ur${letter}`),
    ...first.slice(0, 3).map((letter) => `q${letter}`),
  ];
  const order = letterOrder(words, typedOn('english-1'));
  expect(order.first.toSorted()).toEqual(first.toSorted());
  // Without u there is no word with r.
  expect(order.further).toEqual(['u', 'r']);
  expect(order.rare).toEqual(['q']);
  expect(order.seldom).toEqual([]);
});

test.each([
  ['english-1', 105],
  ['greek-common-1', 25],
  ['czech-common-1', 46],
])('%s has %i words of its first letters', (list, count) => {
  const words = wordsOf(list);
  expect(madeOf(words, letterOrder(words, typedOn(list)).first)).toHaveLength(count);
});

const LISTS = WORDS_CHOICES.map(({ name }) => name).filter(
  (name) => name !== CUSTOM_TEXT && !isShortList(name),
);

test.each(LISTS.filter((name) => name !== 'english-200-1' && name !== 'english-10000-1'))(
  'the letters of %s have an order with which a course can begin',
  (list) => {
    const words = wordsOf(list);
    const strokes = typedOn(list);
    const { first, further, rare } = letterOrder(words, strokes);
    expect(lessonList(list)).toBe(list);
    expect(first).toHaveLength(8);
    expect(madeOf(words, first).length).toBeGreaterThanOrEqual(24);
    for (const side of ['left', 'right']) {
      const ofHand = first.filter((letter) => fingerOf(strokes(letter)[0]?.code ?? '')?.side === side);
      expect(ofHand.length).toBeGreaterThanOrEqual(2);
    }
    const all = [...first, ...further, ...rare];
    expect(all.toSorted()).toEqual([...new Set(words.map(lessonWord).join(''))].sort());
    // Those that one key types come first.
    const hard = further.findIndex((letter) => !isByOneKey(strokes, letter));
    const last = hard < 0 ? further : further.slice(hard);
    expect(last.filter((letter) => isByOneKey(strokes, letter))).toEqual(hard < 0 ? further : []);
    for (const letter of rare) {
      const having = words.filter((word) => lessonWord(word).includes(letter)).length;
      expect(having < 12 || strokes(letter).length === 0).toBe(true);
    }
  },
);

test('lessons in English have the usual words, whichever English list is chosen, and none an own text', () => {
  expect(lessonList('english-10000-1')).toBe('english-1');
  expect(lessonList('english-200-1')).toBe('english-1');
  expect(lessonList('german-200-1')).toBe('german-common-1');
  expect(lessonList(CUSTOM_TEXT)).toBeNull();
});

test('a letter that the layout cannot type is rare, whatever number of words have it', () => {
  const strokes = strokesOf(chooseLayout({ facts: { layout: null, language: 'en' }, chosen: 'dvorak' }));
  const { rare, first, further } = letterOrder(wordsOf('german-common-1'), strokes);
  expect(rare).toEqual(expect.arrayContaining(['ä', 'ö', 'ü', 'ß']));
  expect([...first, ...further].some((letter) => 'äöüß'.includes(letter))).toBe(false);
});
