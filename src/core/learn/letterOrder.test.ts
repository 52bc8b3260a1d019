import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseLayout } from '../keyboard/chooseLayout';
import { fingerOf } from '../keyboard/keys';
import { isByOneKey, type Strokes, strokesOf } from '../keyboard/strokes';
import { CUSTOM_TEXT } from '../round/rules';
import { isShortList, languageOf, WORDS_CHOICES } from '../words/wordChoices';
import { itemOf, lessonWord } from './items';
import { lessonList } from './lessonList';
import { type LetterOrder, letterOrder } from './letterOrder';

/** The strokes on the layout of a language, by default English. */
const strokesIn = (lang = 'en'): Strokes =>
  strokesOf(chooseLayout({ facts: { layout: null, language: lang }, wordsLanguage: lang }));

/** All words of two different ones of these letters. */
const pairsOf = (letters: string): string[] =>
  [...letters].flatMap((one) => [...letters].filter((other) => other !== one).map((other) => one + other));
/** These, and each of them twice in one word: 28 words for each of eight letters. */
const manyOf = (letters: string): string[] => pairsOf(letters).flatMap((pair) => [pair, pair + pair]);
/** Words of one letter and one of the others after it. */
const withEach = (letter: string, others: string): string[] => Array.from(others, (other) => letter + other);
const letters = (text: string): Set<string> => new Set(text);

const known = new Map<string, Learned>();

describe('a course over a short list', () => {
  // Eight letters in 28 words each, further ones in 16, 12 and 11, and one that no key types.
  const list = [
    ...manyOf('asdfjkle'),
    ...withEach('g', 'asdfjkle').concat(withEach('gg', 'asdfjkle')),
    ...withEach('h', 'asdfjkle').concat(withEach('hh', 'asdf')),
    ...withEach('y', 'asdfjkle').concat(withEach('yy', 'asd')),
    ...withEach('ж', 'asdfjkle').concat(withEach('жж', 'asdfjkle')),
  ];
  const order = letterOrder(list, strokesIn());

  test('begins with the eight letters that make the most words', () => {
    expect(letters(order.first.join(''))).toEqual(letters('asdfjkle'));
  });

  test('goes on with the letter that makes the most further words, then the next', () => {
    expect(order.further).toEqual(['g', 'h']);
  });

  test('ends with letters that fewer than twelve words have, and those that no key types', () => {
    expect(order.rare).toEqual(['ж', 'y']);
  });

  test('takes a letter of twelve words as a usual one, and one of eleven as rare', () => {
    const twelve = [...list, 'yyf'];
    expect(letterOrder(twelve, strokesIn())).toMatchObject({ further: ['g', 'h', 'y'], rare: ['ж'] });
  });

  test('has the letters that more words have before others of the first ones', () => {
    const more = [...manyOf('asdfjkle'), 'kkk', 'kkkk', 'jjj'];
    expect(letterOrder(more, strokesIn()).first).toEqual(['k', 'j', 'a', 'd', 'e', 'f', 'l', 's']);
  });
});

test('the first letters are two at least for each hand, even if those of one hand make all the words', () => {
  const leftHanded = [
    ...pairsOf('qwertasdfg'),
    ...withEach('j', 'qwertasdfgjk'),
    ...withEach('k', 'qwertasdfgkj'),
  ];
  const { first } = letterOrder(leftHanded, strokesIn());
  expect(first).toHaveLength(8);
  expect(first.filter((letter) => 'jk'.includes(letter)).sort()).toEqual(['j', 'k']);
});

test('the first letters are of one hand, where a list has no others for the other hand', () => {
  const { first, further } = letterOrder(pairsOf('qwertasdfg'), strokesIn());
  expect([first.length, further.length]).toEqual([8, 2]);
});

test('a list of few letters begins with all of them', () => {
  const { first, further } = letterOrder(pairsOf('asdfjkl'), strokesIn());
  expect([first.join(''), further]).toEqual(['adfjkls', []]);
});

test('a list of a few words has rare letters only, and one without words has none', () => {
  expect(letterOrder(['the', 'tea'], strokesIn())).toEqual({
    first: [],
    seldom: [],
    further: [],
    rare: ['e', 't', 'a', 'h'],
  });
  expect(letterOrder([], strokesIn())).toEqual({ first: [], seldom: [], further: [], rare: [] });
});

test('a letter that makes words only with another one comes after that one, though more words have it', () => {
  const list = [
    ...manyOf('asdfjkle'),
    ...withEach('g', 'asdfjkle').concat(withEach('gg', 'asdf')),
    ...withEach('hg', 'asdfjkle').concat(withEach('hhg', 'asdfjkle'), withEach('hgg', 'asdfjkle')),
  ];
  expect(letterOrder(list, strokesIn()).further).toEqual(['g', 'h']);
});

test('letters that need a dead key, or AltGr, come after those that one key types, though more words have them', () => {
  const list = [...manyOf('asdfjkle'), ...withEach('áá', 'asdfjkle'), ...withEach('á', 'asdfjkle')].concat(
    withEach('ñ', 'asdfjkle').concat(withEach('ññ', 'asdf')),
  );
  expect(letterOrder(list, strokesIn('es')).further).toEqual(['ñ', 'á']);
  const polish = list.map((word) => word.replaceAll('á', 'ą').replaceAll('ñ', 'w'));
  expect(letterOrder(polish, strokesIn('pl')).further).toEqual(['w', 'ą']);
  expect(['ñ', 'á', 'й'].map((letter) => isByOneKey(strokesIn('es'), letter))).toEqual([true, false, false]);
  expect(['w', 'ą', 'W'].map((letter) => isByOneKey(strokesIn('pl'), letter))).toEqual([true, false, false]);
});

test('of the first letters, those are seldom that less than a tenth of the words from them have', () => {
  // Seven letters make 42 + 66 words, and an eighth one twelve more: a tenth of 120. With one more word it is less.
  const seven = [
    ...pairsOf('asdfjkl'),
    ...manyOf('asdfjkl')
      .map((word) => `${word}a`)
      .slice(0, 66),
  ];
  const twelve = [...withEach('e', 'asdfjkl'), ...withEach('ee', 'asdfj')];
  expect(letterOrder([...seven, ...twelve], strokesIn()).seldom).toEqual([]);
  expect(letterOrder([...seven, ...twelve, 'aaaa'], strokesIn()).seldom).toEqual(['e']);
});

test('a letter that the layout cannot type is rare, whatever number of words have it', () => {
  const strokes = strokesOf(chooseLayout({ facts: { layout: null, language: 'en' }, chosen: 'dvorak' }));
  const { rare, first, further } = letterOrder(wordsOf('german-common'), strokes);
  expect(rare).toEqual(expect.arrayContaining(['ä', 'ö', 'ü', 'ß']));
  expect([...first, ...further].filter((letter) => 'äöüß'.includes(letter))).toEqual([]);
});

test('lessons in English have the usual words, whichever English list is chosen, and none an own text', () => {
  expect(lessonList('english-10000-1')).toBe('english-1');
  expect(lessonList('english-200-1')).toBe('english-1');
  expect(lessonList('german-200-1')).toBe('german-common-1');
  expect(lessonList('german-common-1')).toBe('german-common-1');
  expect(lessonList(CUSTOM_TEXT)).toBeNull();
  expect(lessonList('korean-common-1')).toBeNull();
});

test('German nouns count as if they were written small', () => {
  const nouns = pairsOf('asdfjkle').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  expect(letterOrder(nouns, strokesIn('de'))).toEqual(letterOrder(pairsOf('asdfjkle'), strokesIn('de')));
});

test('the order does not depend on the order of the words', () => {
  const words = wordsOf('english').slice(0, 400);
  const order = letterOrder(words, strokesIn());
  fc.assert(
    fc.property(fc.shuffledSubarray(words, { minLength: words.length }), (shuffled) => {
      expect(letterOrder(shuffled, strokesIn())).toEqual(order);
    }),
    { numRuns: 5 },
  );
});

test('any list has each of its letters once, eight at first at most, two for each hand where it has them', () => {
  const word = fc.stringMatching(/^[a-mñáж]{1,5}$/);
  const strokes = strokesIn('es');
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 120, size: 'max' }), (words) => {
      const { first, seldom, further, rare } = letterOrder(words, strokes);
      const all = [...first, ...further, ...rare];
      expect(all.toSorted()).toEqual([...letters(words.join(''))].sort());
      const easy = [...first, ...further].filter((letter) => isByOneKey(strokes, letter));
      expect(first.length).toBe(Math.min(8, easy.length));
      for (const side of ['left', 'right'] as const) {
        const least = Math.min(2, ofHand(easy, strokes, side).length);
        expect(ofHand(first, strokes, side).length).toBeGreaterThanOrEqual(least);
      }
      expect(first).toEqual(expect.arrayContaining([...seldom]));
    }),
    { numRuns: 30 },
  );
});

describe('on the usual keyboard of its language', () => {
  test('English begins with e a r t o s l p, of which it makes 105 words', () => {
    const { order, made } = learned('english-1');
    expect([letters(order.first.join('')), made]).toEqual([letters('eartoslp'), 105]);
    expect([order.further.slice(0, 4), order.rare]).toEqual([['n', 'i', 'c', 'd'], []]);
  });

  test('Greek makes 25 words of its first letters, and Czech 46', () => {
    expect([learned('greek-common-1').made, learned('czech-common-1').made]).toEqual([25, 46]);
  });

  test.each(lists())('%s has 24 words of its first letters, and two of these for each hand', (name) => {
    const { order, made, strokes } = learned(name);
    expect(made).toBeGreaterThanOrEqual(24);
    expect(order.first).toHaveLength(8);
    for (const side of ['left', 'right'] as const) {
      expect(ofHand(order.first, strokes, side).length).toBeGreaterThanOrEqual(2);
    }
  });

  test.each(lists())('%s teaches each of its letters once', (name) => {
    const { order, words } = learned(name);
    const all = [...order.first, ...order.further, ...order.rare];
    expect(all.toSorted()).toEqual([...letters(words.map(lessonWord).join(''))].sort());
    // A letter that counted as a capital or a mark would never come.
    expect(all.map(itemOf)).toEqual(all);
  });

  test.each(lists())(
    '%s has what takes more than one key after the other letters, and rare ones last',
    (name) => {
      const { order, words, strokes } = learned(name);
      const easy = order.further.map((letter) => isByOneKey(strokes, letter));
      expect(easy).toEqual(easy.toSorted((one, other) => Number(other) - Number(one)));
      expect(order.first.every((letter) => isByOneKey(strokes, letter))).toBe(true);
      const counts = order.rare.map(
        (letter) => words.filter((word) => lessonWord(word).includes(letter)).length,
      );
      expect(counts.filter((count) => count >= 12)).toEqual([]);
      for (const letter of [...order.first, ...order.further]) {
        expect(words.filter((word) => lessonWord(word).includes(letter)).length).toBeGreaterThanOrEqual(12);
      }
    },
  );
});

/** The lists that are offered, but for those of the most used words: lessons have the larger ones in their place. */
function lists(): string[] {
  const names = WORDS_CHOICES.map(({ name }) => name);
  return names.filter((name) => lessonList(name) !== null && name !== 'english-200-1' && !isShortList(name));
}

interface Learned {
  readonly words: readonly string[];
  readonly strokes: Strokes;
  readonly order: LetterOrder;
  /** How many words have no letters but the first ones. */
  readonly made: number;
}

/** The order for a list, found once. */
function learned(name: string): Learned {
  const found = known.get(name) ?? learn(name);
  known.set(name, found);
  return found;
}

function learn(name: string): Learned {
  const words = wordsOf(name.replace(/-1$/, ''));
  const strokes = strokesIn(languageOf(name));
  const order = letterOrder(words, strokes);
  const isMade = (word: string): boolean => [...lessonWord(word)].every((one) => order.first.includes(one));
  return { words, strokes, order, made: words.filter(isMade).length };
}

function wordsOf(file: string): readonly string[] {
  return JSON.parse(readFileSync(`assets/words/${file}.json`, 'utf8')).words.split(' ');
}

function ofHand(some: readonly string[], strokes: Strokes, side: 'left' | 'right'): readonly string[] {
  return some.filter((letter) => fingerOf(strokes(letter)[0]?.code ?? '')?.side === side);
}
