import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { A_SETUP } from '../../testing/rounds';
import { batchText } from '../round/batch';
import { capitalised, decoratedText, punctuationOf } from './decoratedBatch';
import { isInPageFonts } from './scripts';

const CAPITALS = { durationMs: 30_000, wordsPerBatch: 12, capitals: true } as const;
const NUMBERS = { durationMs: 30_000, wordsPerBatch: 12, numbers: true } as const;
const BOTH = { ...CAPITALS, ...NUMBERS };

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const batches = fc.integer({ min: 0, max: 500 });
const sizes = fc.oneof(fc.constant(12), fc.integer({ min: 1, max: 15 }));

const english = (seed: number, batch: number, settings: Parameters<typeof decoratedText>[3]) =>
  decoratedText(ENGLISH_WORDS, seed, batch, settings, 'english-1');

/** This many batches, each from a seed of its own. */
const many = (settings: Parameters<typeof decoratedText>[3], count = 1000) =>
  Array.from({ length: count }, (_, seed) => english(seed * 7919, seed % 40, settings));

test('a seed gives the same text in every release with this list', () => {
  expect([CAPITALS, NUMBERS, BOTH].map((settings) => english(30, 0, settings))).toMatchInlineSnapshot(`
    [
      "Blow girl Century selection, fierce. Upon amount; crowd. Has "outer" strange control?",
      "blow girl century 135 fierce upon amount 642 has 9 strange 4",
      "Blow girl Century 135, fierce. Upon amount; 642. Has "9" strange 4?",
    ]
  `);
});

describe('words with numbers', () => {
  test('are the plain words in order, except for numbers of one to four digits, never two in a row', () => {
    fc.assert(
      fc.property(seeds, batches, sizes, (seed, batch, wordsPerBatch) => {
        const plain = batchText(ENGLISH_WORDS, seed, batch, wordsPerBatch).split(' ');
        const words = english(seed, batch, { ...NUMBERS, wordsPerBatch }).split(' ');
        expect(words).toHaveLength(plain.length);
        words.forEach((word, i) => {
          if (word === plain[i]) return;
          expect(word).toMatch(/^[1-9]\d{0,3}$/);
          expect(words[i + 1] ?? '').not.toMatch(/^\d/);
        });
        expect(words[0]).toBe(plain[0]);
      }),
    );
  });

  test('are numbers one time in six, with each length equally often', () => {
    const words = many(NUMBERS).join(' ').split(' ');
    const numbers = words.filter((word) => /\d/.test(word));
    expect(numbers.length / words.length).toBeGreaterThan(0.155);
    expect(numbers.length / words.length).toBeLessThan(0.18);
    for (const length of [1, 2, 3, 4]) {
      const share = numbers.filter((number) => number.length === length).length / numbers.length;
      expect(share).toBeGreaterThan(0.2);
      expect(share).toBeLessThan(0.3);
    }
  });
});

describe('words with capitals', () => {
  test('are the plain ones in lowercase and without punctuation', () => {
    fc.assert(
      fc.property(seeds, batches, sizes, (seed, batch, wordsPerBatch) => {
        const text = english(seed, batch, { ...CAPITALS, wordsPerBatch });
        expect(text.toLowerCase().replaceAll(/[.,?!;:"()]/g, '')).toBe(
          batchText(ENGLISH_WORDS, seed, batch, wordsPerBatch),
        );
      }),
    );
  });

  test('are whole sentences: a capital at the beginning, an end mark at the end, punctuation where it belongs', () => {
    const word = /(\w+|"\w+"|\(\w+\))/.source;
    const sentence = `[A-Z][a-z]*[,;:]?( ${word}[,;:]?)* ${word}[.?!]`;
    const whole = new RegExp(`^${sentence}( ${sentence}){0,2}$`);
    fc.assert(
      fc.property(seeds, batches, fc.constantFrom(CAPITALS, BOTH), (seed, batch, settings) => {
        expect(english(seed, batch, settings)).toMatch(whole);
      }),
      { numRuns: 1000 },
    );
  });

  test('have their numbers in the same places as without capitals', () => {
    fc.assert(
      fc.property(seeds, batches, sizes, (seed, batch, wordsPerBatch) => {
        const both = english(seed, batch, { ...BOTH, wordsPerBatch });
        expect(both.toLowerCase().replaceAll(/[.,?!;:"()]/g, '')).toBe(
          english(seed, batch, { ...NUMBERS, wordsPerBatch }),
        );
      }),
    );
  });

  test('have punctuation as often as documented', () => {
    const texts = many(CAPITALS);
    const all = texts.join(' ');
    const words = all.split(' ').length;
    const count = (pattern: RegExp) => all.match(pattern)?.length ?? 0;
    const sentences = count(/[.?!]/g);
    const within = (share: number, least: number, most: number) => {
      expect(share).toBeGreaterThan(least);
      expect(share).toBeLessThan(most);
    };
    within(sentences / texts.length, 1.9, 2.1);
    within(count(/\./g) / sentences, 0.77, 0.83);
    within(count(/\?/g) / sentences, 0.08, 0.12);
    within(count(/!/g) / sentences, 0.08, 0.12);
    const inside = texts.flatMap((text) => {
      const parts = text.split(' ');
      return parts.filter((part, i) => !/[.?!]$/.test(part) && !/[,;:.?!]$/.test(parts[i - 1] ?? ''));
    }).length;
    within(count(/,/g) / inside, 0.15, 0.185);
    within(count(/;/g) / inside, 0.02, 0.035);
    within(count(/:/g) / inside, 0.02, 0.035);
    const notFirst = words - sentences;
    within(count(/"/g) / 2 / notFirst, 0.037, 0.055);
    within(count(/\(/g) / notFirst, 0.037, 0.055);
    within((count(/[A-Z]/g) - sentences) / notFirst, 0.05, 0.075);
  });

  test('have only characters that the page’s fonts have', () => {
    fc.assert(
      fc.property(seeds, batches, (seed, batch) => {
        const text = decoratedText(A_SETUP.words, seed, batch, BOTH, 'english-1');
        for (const unit of text.split('')) expect(isInPageFonts(unit)).toBe(true);
      }),
    );
  });
});

describe('the marks of a language', () => {
  const WORDS: Readonly<Record<string, readonly string[]>> = {
    spanish: aList('ábcdeñ'),
    french: aList('abcdéç'),
    greek: aList('αβγδέζ'),
  };
  const all = (list: string, wordsPerBatch = 12) =>
    Array.from({ length: 300 }, (_, seed) =>
      decoratedText(WORDS[list.replace(/-.*/, '')] ?? [], seed, 0, { ...BOTH, wordsPerBatch }, list),
    );
  const sentencesOf = (text: string) => text.split(/(?<=[.?!;]) (?=[¿¡\p{Lu}])/u);

  test('in Spanish, questions and exclamations begin with ¿ and ¡, and no other sentence does', () => {
    for (const text of [...all('spanish-2'), ...all('spanish-2', 1)]) {
      for (const sentence of text.split(/(?<=[.?!]) /)) {
        expect(sentence).toMatch(/^(¿\p{Lu}[^.?!¿¡]*\?|¡\p{Lu}[^.?!¿¡]*!|\p{Lu}[^.?!¿¡]*\.)$/u);
      }
    }
    expect(all('spanish-2').join(' ')).toMatch(/¿.*¡/);
  });

  test('in French, a space stands before ; : ! and ?, and before no other mark', () => {
    const text = all('french-2').join(' ');
    expect(text).not.toMatch(/[^ ][;:!?]/);
    expect(text).not.toMatch(/ [.,)]/);
    for (const mark of [' ;', ' :', ' !', ' ?']) expect(text).toContain(mark);
  });

  test('in Greek, ; asks, and nothing else does', () => {
    const texts = all('greek-2');
    for (const text of texts) {
      expect(text).not.toContain('?');
      for (const sentence of sentencesOf(text)) expect(sentence.slice(0, -1)).not.toContain(';');
    }
    expect(texts.filter((text) => text.includes(';')).length).toBeGreaterThan(30);
  });

  test.each(['spanish', 'french', 'greek'])('of %s are the only difference to its first version', (list) => {
    const plain = (text: string) => text.replaceAll(/[¿¡]| ?[.,?!;:]/g, '');
    expect(all(`${list}-2`).map(plain)).toEqual(all(`${list}-1`).map(plain));
    expect(all(`${list}-1`).join(' ')).not.toMatch(/[¿¡]| [?!;:]/);
    expect(all(`${list}-1`).join(' ')).toContain('?');
  });

  test.each(['spanish', 'french', 'greek'])('of %s are the same in all its lists', (list) => {
    for (const other of [`${list}-common-1`, `${list}-200-1`]) {
      expect(all(other)).toEqual(all(`${list}-2`));
      expect(punctuationOf(other)).toBe(punctuationOf(`${list}-2`));
    }
  });

  test.each(['spanish-2', 'spanish-1', 'spanish-common-1', 'french-2', 'greek-2'])(
    'of %s are among its characters',
    (list) => {
      const known = new Set(punctuationOf(list));
      const marks = all(list)
        .join('')
        .replaceAll(/[\p{L}\d ]/gu, '');
      expect([...new Set(marks)].filter((mark) => !known.has(mark))).toEqual([]);
    },
  );
});

/** Words of these letters, as many as two batches need. */
function aList(letters: string): readonly string[] {
  const pairs = Array.from(letters).flatMap((one) => Array.from(letters, (other) => `${one}${other}x`));
  return pairs;
}

test.each([
  ['istanbul', 'turkish-1', 'İstanbul'],
  ['ışık', 'turkish-1', 'Işık'],
  ['çay', 'turkish-1', 'Çay'],
  ['istanbul', 'english-1', 'Istanbul'],
  ['ijs', 'dutch-1', 'IJs'],
  ['ik', 'dutch-1', 'Ik'],
  ['ijs', 'english-1', 'Ijs'],
  ['élan', 'french-1', 'Élan'],
  ['œuf', 'french-1', 'Œuf'],
  ['ßo', 'german-1', 'ßo'],
  ['ώρα', 'greek-1', 'Ώρα'],
  ['ΐα', 'greek-1', 'ΐα'],
  ['ёлка', 'russian-1', 'Ёлка'],
  ['їжак', 'ukrainian-1', 'Їжак'],
  ['𐐨x', 'english-1', '𐐨x'],
  ['a', 'english-1', 'A'],
])('"%s" of %s is "%s" at the beginning of a sentence', (word, list, capital) => {
  expect(capitalised(word, list)).toBe(capital);
});

test('a list that is too short gives the same error as without capitals', () => {
  expect(() => decoratedText(['one'], 1, 0, CAPITALS, 'english-1')).toThrow('is too short for batches of 12');
});
