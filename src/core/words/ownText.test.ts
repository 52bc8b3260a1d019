import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cpuMs } from '../../testing/cpuTime';
import { typed } from '../../testing/rounds';
import { madeFrom } from '../history/recorded';
import { beginRound, play, type Round } from '../round/round';
import { ownTextBatches, passageWords, wordsTyped } from './ownText';
import { setupOf } from './setup';

const TEXT =
  'It was a dark and stormy night; the rain fell in torrents - except at occasional intervals'.split(' ');

const word = fc.stringMatching(/^[a-z.]{1,12}$/);
const aText = fc.array(word, { minLength: 1, maxLength: 120 });
const columns = fc.integer({ min: 10, max: 60 });

/** A round over these words in which so many characters have been typed, all of them right. */
function aRoundOver(words: readonly string[], start: number, wide: number, characters: number): Round {
  const settings = { durationMs: 30_000, wordsPerBatch: 12, columns: wide };
  let round = beginRound(setupOf({ seed: start, settings, wordList: 'own', words }));
  for (let i = 0; i < characters; i++) round = play(round, typed(round.expected.charAt(round.typed.length)));
  return round;
}

describe('a text of the player’s own', () => {
  test('is shown four lines at a time, its end ends a batch, and then it begins anew', () => {
    const textOf = ownTextBatches(TEXT, 0, 10);
    expect([0, 1, 2, 3].map(textOf)).toEqual([
      'It was a dark and stormy night;',
      'the rain fell in torrents - except',
      'at occasional intervals',
      'It was a dark and stormy night;',
    ]);
  });

  test('begins wherever it was left', () => {
    const textOf = ownTextBatches(TEXT, 12, 10);
    expect([0, 1].map(textOf)).toEqual([
      '- except at occasional intervals',
      'It was a dark and stormy night;',
    ]);
  });

  test('has words longer than a line on lines of their own', () => {
    const long = 'x'.repeat(25);
    const textOf = ownTextBatches([long, long, 'and', 'on', long, long], 0, 10);
    expect([0, 1, 2, 3].map(textOf)).toEqual([long, `${long} and on`, long, long]);
  });

  test('of one word is that word again and again', () => {
    expect([0, 1, 2].map(ownTextBatches(['word'], 0, 40))).toEqual(['word', 'word', 'word']);
  });

  test('loses no word and repeats none, whatever it is, and as much as possible is shown', () => {
    fc.assert(
      fc.property(aText, fc.nat(), columns, (words, anywhere, wide) => {
        const start = anywhere % words.length;
        const textOf = ownTextBatches(words, start, wide);
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

  test('can be told from any batch on, in any order', () => {
    const inOrder = ownTextBatches(TEXT, 3, 12);
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map(inOrder);
    expect([7, 0, 3].map(ownTextBatches(TEXT, 3, 12))).toEqual([all[7], all[0], all[3]]);
  });

  test('costs no more at the end of a MB than at its beginning', () => {
    const words = Array.from({ length: 170_000 }, (_, i) => `word${i % 10}`);
    const textOf = ownTextBatches(words, 169_950, 60);
    const from = cpuMs();
    expect(textOf(3)).toMatch(/^word/);
    expect(cpuMs() - from).toBeLessThan(20);
  });
});

describe('where a text goes on next time', () => {
  test.each([
    ['nothing', 0, 0],
    ['half a word', 1, 0],
    ['a word without its space', 2, 0],
    ['a word and its space', 3, 1],
    ['all of a batch', 'It was a dark and stormy night;'.length, 7],
    ['and half a word', 'It was a dark and stormy night;th'.length, 7],
  ])('with %s typed', (_, characters, index) => {
    expect(wordsTyped(TEXT, 0, 10, aRoundOver(TEXT, 0, 10, characters))).toBe(index);
  });

  test('behind the end it is the beginning', () => {
    const last = TEXT.length - 1;
    expect(wordsTyped(TEXT, last, 40, aRoundOver(TEXT, last, 40, 'intervals'.length))).toBe(0);
    expect(wordsTyped(TEXT, last, 40, aRoundOver(TEXT, last, 40, 'intervalsIt '.length))).toBe(1);
  });

  test('is so many words on as have been typed, around the text as often as it takes', () => {
    fc.assert(
      fc.property(aText, fc.nat(), columns, fc.nat(600), (words, anywhere, wide, characters) => {
        const start = anywhere % words.length;
        const round = aRoundOver(words, start, wide, characters);
        const textOf = ownTextBatches(words, start, wide);
        let count = round.expected.slice(0, round.typed.length).split(' ').length - 1;
        for (let number = 0; number < round.batchNumber; number++) count += textOf(number).split(' ').length;
        expect(wordsTyped(words, start, wide, round)).toBe((start + count) % words.length);
      }),
    );
  });
});

describe('the passage of a round', () => {
  test('is the batches that it has shown, a line each', () => {
    const { text } = madeFrom(aRoundOver(TEXT, 12, 10, 32));
    expect(text).toBe('- except at occasional intervals\nIt was a dark and stormy night;');
  });

  test('is a text whose batches are the same, and it is its own passage', () => {
    fc.assert(
      fc.property(aText, fc.nat(), columns, fc.nat(600), (words, anywhere, wide, characters) => {
        const round = aRoundOver(words, anywhere % words.length, wide, characters);
        const { text = '' } = madeFrom(round);
        const again = aRoundOver(passageWords(text), 0, wide, characters);
        expect([again.batchNumber, again.expected]).toEqual([round.batchNumber, round.expected]);
        expect(madeFrom(again)).toEqual(madeFrom(round));
      }),
    );
  });
});

function linesOf(words: readonly string[], wide: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of words) {
    if (used > 0 && used + length + 1 > wide) [lines, used] = [lines + 1, 0];
    used += length + 1;
    // The space at a line's end may stand out.
    for (; used - 1 > wide; used -= wide) lines++;
  }
  return lines;
}
