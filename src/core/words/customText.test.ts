import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countedReads } from '../../testing/countedReads';
import { typed } from '../../testing/rounds';
import { headerOf } from '../history/recording';
import { beginRound, play, type Round } from '../round/round';
import { customTextBatches, isPassage, nextWordIndex, passageWords } from './customText';
import { setupOf } from './setup';

const TEXT =
  'It was a dark and stormy night; the rain fell in torrents - except at occasional intervals'.split(' ');

const word = fc.stringMatching(/^[a-z.]{1,12}$/);
const aText = fc.array(word, { minLength: 1, maxLength: 120 });
const columns = fc.integer({ min: 10, max: 60 });

/** A round over these words in which this many characters were typed, all of them right. */
function aRoundOver(words: readonly string[], start: number, wide: number, characters: number): Round {
  const settings = { durationMs: 30_000, wordsPerBatch: 12, columns: wide };
  let round = beginRound(setupOf({ seed: start, settings, wordList: 'own', words }));
  for (let i = 0; i < characters; i++) round = play(round, typed(round.expected.charAt(round.typed.length)));
  return round;
}

describe('a custom text', () => {
  test('is shown four lines at a time; its end ends a batch, and then it starts over', () => {
    const textOf = customTextBatches(TEXT, 0, 10);
    expect([0, 1, 2, 3].map(textOf)).toEqual([
      'It was a dark and stormy night;',
      'the rain fell in torrents - except',
      'at occasional intervals',
      'It was a dark and stormy night;',
    ]);
  });

  test('begins where the player stopped last time', () => {
    const textOf = customTextBatches(TEXT, 12, 10);
    expect([0, 1].map(textOf)).toEqual([
      '- except at occasional intervals',
      'It was a dark and stormy night;',
    ]);
  });

  test('has words longer than a line on lines of their own', () => {
    const long = 'x'.repeat(25);
    const textOf = customTextBatches([long, long, 'and', 'on', long, long], 0, 10);
    expect([0, 1, 2, 3].map(textOf)).toEqual([long, `${long} and on`, long, long]);
  });

  test('of one word repeats that word', () => {
    expect([0, 1, 2].map(customTextBatches(['word'], 0, 40))).toEqual(['word', 'word', 'word']);
  });

  test('loses and repeats no word, and each batch shows as much as fits', () => {
    fc.assert(
      fc.property(aText, fc.nat(), columns, (words, anywhere, wide) => {
        const start = anywhere % words.length;
        const textOf = customTextBatches(words, start, wide);
        const rest = words.slice(start);
        for (let number = 0; rest.length > 0; number++) {
          const shown = textOf(number).split(' ');
          expect(shown).toEqual(rest.splice(0, shown.length));
          if (shown.length > 1) expect(linesOf(shown, wide)).toBeLessThanOrEqual(4);
          if (rest.length > 0) expect(linesOf([...shown, rest[0] as string], wide)).toBeGreaterThan(4);
          else expect(textOf(number + 1).startsWith(words[0] as string)).toBe(true);
        }
      }),
    );
  });

  test('gives its batches in any order', () => {
    const inOrder = customTextBatches(TEXT, 3, 12);
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map(inOrder);
    expect([7, 0, 3].map(customTextBatches(TEXT, 3, 12))).toEqual([all[7], all[0], all[3]]);
  });

  test('reads only the words that it shows, even at the end of a MB', () => {
    const words = countedReads(Array.from({ length: 170_000 }, (_, i) => `word${i % 10}`));
    const textOf = customTextBatches(words.list, 169_950, 60);
    const shown = [0, 1, 2, 3].flatMap((number) => textOf(number).split(' '));
    expect(shown.length).toBeGreaterThan(100);
    // Each word is looked at, measured and copied; so is the first of the next batch.
    expect(words.count()).toBeLessThanOrEqual(4 * shown.length);
  });
});

describe('where a text continues next time', () => {
  test.each([
    ['nothing', 0, 0],
    ['half a word', 1, 0],
    ['a word without its space', 2, 0],
    ['a word and its space', 3, 1],
    ['all of a batch', 'It was a dark and stormy night;'.length, 7],
    ['all of a batch and half a word', 'It was a dark and stormy night;th'.length, 7],
  ])('with %s typed', (_, characters, index) => {
    expect(nextWordIndex(TEXT, 0, 10, aRoundOver(TEXT, 0, 10, characters))).toBe(index);
  });

  test('after the end it is the beginning', () => {
    const last = TEXT.length - 1;
    expect(nextWordIndex(TEXT, last, 40, aRoundOver(TEXT, last, 40, 'intervals'.length))).toBe(0);
    expect(nextWordIndex(TEXT, last, 40, aRoundOver(TEXT, last, 40, 'intervalsIt '.length))).toBe(1);
  });

  test('is as many words further as were typed, however often that goes through the text', () => {
    fc.assert(
      fc.property(aText, fc.nat(), columns, fc.nat(600), (words, anywhere, wide, characters) => {
        const start = anywhere % words.length;
        const round = aRoundOver(words, start, wide, characters);
        const textOf = customTextBatches(words, start, wide);
        let count = round.expected.slice(0, round.typed.length).split(' ').length - 1;
        for (let number = 0; number < round.batchNumber; number++) count += textOf(number).split(' ').length;
        expect(nextWordIndex(words, start, wide, round)).toBe((start + count) % words.length);
      }),
    );
  });
});

describe('the passage of a round', () => {
  test('has words of at most 40 characters', () => {
    const longest = 'x'.repeat(40);
    expect(isPassage(`${longest} ${longest}\n${longest}`)).toBe(true);
    expect(isPassage(`a ${longest}x`)).toBe(false);
    expect(isPassage(`a\n${longest}x b`)).toBe(false);
  });

  test('has at most 200,000 characters', () => {
    const passage = (length: number) => `${'x'.repeat(9)} `.repeat(20_001).slice(0, length);
    expect(isPassage(passage(199_999))).toBe(true);
    expect(isPassage(`${passage(199_999)}x`)).toBe(true);
    expect(isPassage(`${passage(199_999)}xx`)).toBe(false);
  });

  test('has the batches that were shown, one per line', () => {
    const { text } = headerOf(aRoundOver(TEXT, 12, 10, 32));
    expect(text).toBe('- except at occasional intervals\nIt was a dark and stormy night;');
  });

  test('gives the same batches when it is used as a text, and is then its own passage', () => {
    fc.assert(
      fc.property(aText, fc.nat(), columns, fc.nat(600), (words, anywhere, wide, characters) => {
        const round = aRoundOver(words, anywhere % words.length, wide, characters);
        const { text = '' } = headerOf(round);
        const again = aRoundOver(passageWords(text), 0, wide, characters);
        expect([again.batchNumber, again.expected]).toEqual([round.batchNumber, round.expected]);
        expect(headerOf(again)).toEqual(headerOf(round));
      }),
    );
  });
});

function linesOf(words: readonly string[], wide: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of words) {
    if (used > 0 && used + length + 1 > wide) [lines, used] = [lines + 1, 0];
    used += length + 1;
    // The space at the end of a line may stick out.
    for (; used - 1 > wide; used -= wide) lines++;
  }
  return lines;
}
