import { describe, expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/standardWords';
import { lessonText } from '../learn/lessonText';
import { practiceText } from '../practice/practiceBatch';
import { batchText } from '../round/batch';
import { beginRound, play } from '../round/round';
import { batchShapeOf, batchTextOf, type RoundSetup } from '../round/roundSetup';
import { STANDARD_ROUND } from '../round/rules';
import { decoratedText } from './decoratedBatch';
import { setupOf } from './setup';

const PLAIN = { seed: 30, settings: STANDARD_ROUND, wordList: 'english-1', words: ENGLISH_WORDS };

describe('the setup of a round', () => {
  test('of plain words has no additional fields', () => {
    expect(setupOf(PLAIN)).toEqual(PLAIN);
    expect(Object.keys(setupOf(PLAIN))).toEqual(Object.keys(PLAIN));
    expect(beginRound(setupOf(PLAIN)).expected).toBe(batchText(ENGLISH_WORDS, 30, 0, 12));
  });

  test('tells how long its batches usually are, the same for every seed', () => {
    const settingsOf = [
      {},
      { capitals: true },
      { numbers: true },
      { practice: ['th'], usualLengths: true },
      { lesson: ['eartoslp', 's', ''] },
    ] as const;
    for (const settings of settingsOf) {
      const [one, other] = [1, 2].map((seed) =>
        setupOf({ ...PLAIN, seed, settings: { ...STANDARD_ROUND, ...settings } }),
      ) as [RoundSetup, RoundSetup];
      const { characters, cutColumns } = batchShapeOf(one);
      expect(cutColumns).toBeUndefined();
      expect(batchShapeOf(other)).toEqual({ characters });
      for (const number of [0, 1, 2]) {
        expect(Math.abs(batchTextOf(one, number).length - characters)).toBeLessThan(15);
      }
    }
  });

  test('of a custom text tells its columns, and how much there is to fill them', () => {
    const settings = { ...STANDARD_ROUND, columns: 20 };
    const shapeOf = (words: string[], seed = 0) =>
      batchShapeOf(setupOf({ seed, settings, wordList: 'own', words }));
    expect(shapeOf(['two', 'words'])).toEqual({ characters: 9, cutColumns: 20 });
    expect(shapeOf(['two', 'words'], 1)).toEqual({ characters: 9, cutColumns: 20 });
    // What a round has shown of it, batch by batch.
    expect(shapeOf(['words', '\n', 'two', 'words', '\n', 'two'])).toEqual({ characters: 9, cutColumns: 20 });
    expect(shapeOf(Array(90).fill('word')).characters).toBeGreaterThanOrEqual(20);
  });

  test('of a list with other letters has these letters, and deals as usual', () => {
    const setup = setupOf({
      ...PLAIN,
      wordList: 'turkish-1',
      words: Array.from('çaığöşüzbedf', (a) => `${a}ve`),
      settings: { ...STANDARD_ROUND, wordsPerBatch: 6 },
    });
    expect(setup.characters).toBe('çöüğış');
    expect(setup.textOf).toBeUndefined();
  });

  test('with capitals or numbers has texts of its own and their characters', () => {
    const capitals = { ...PLAIN, settings: { ...STANDARD_ROUND, capitals: true } } as const;
    const both = { ...PLAIN, settings: { ...capitals.settings, numbers: true } } as const;
    expect(beginRound(setupOf(capitals)).expected).toBe(
      decoratedText(ENGLISH_WORDS, 30, 0, capitals.settings, 'english-1'),
    );
    // No word begins with an x.
    expect(setupOf(capitals).characters).toBe('!"(),.:;?ABCDEFGHIJKLMNOPQRSTUVWYZ');
    expect(setupOf(both).characters).toBe('!"(),.0123456789:;?ABCDEFGHIJKLMNOPQRSTUVWYZ');
  });

  test('of practice deals words with its pairs', () => {
    const practice = ['e ', 'en'];
    const setup = setupOf({ ...PLAIN, settings: { ...STANDARD_ROUND, practice } });
    expect(beginRound(setup).expected).toBe(practiceText(ENGLISH_WORDS, practice, 30, 0, STANDARD_ROUND));
    expect(setup.textOf?.(3)).toBe(practiceText(ENGLISH_WORDS, practice, 30, 3, STANDARD_ROUND));
    expect(Object.keys(setup).sort()).toEqual([...Object.keys(PLAIN), 'textOf', 'usualLength'].sort());
  });

  test('of practice in another language has that language', () => {
    const words = Array.from('abcdefghijklmnopqrstuvwxyz', (a) => `${a}é`);
    const settings = { ...STANDARD_ROUND, practice: [' a', 'é'] };
    const setup = setupOf({ seed: 1, settings, wordList: 'french-1', words });
    expect(setup).toMatchObject({ lang: 'fr', characters: 'é' });
  });

  test('of a lesson deals words of its letters', () => {
    const lesson = ['eartos', 's', 'a'] as const;
    const setup = setupOf({ ...PLAIN, settings: { ...STANDARD_ROUND, lesson } });
    const text = (batch: number) =>
      lessonText(ENGLISH_WORDS, lesson, 30, batch, STANDARD_ROUND, PLAIN.wordList);
    expect(beginRound(setup).expected).toBe(text(0));
    expect(setup.textOf?.(3)).toBe(text(3));
    expect(text(0)).toMatch(/^[eartos ]+$/);
    expect(Object.keys(setup).sort()).toEqual([...Object.keys(PLAIN), 'textOf', 'usualLength'].sort());
  });

  test('of a lesson has capitals, marks and digits as far as it has come', () => {
    const charactersOf = (items: string) =>
      setupOf({ ...PLAIN, settings: { ...STANDARD_ROUND, lesson: [items, '', ''] } }).characters;
    expect(charactersOf('eartos')).toBeUndefined();
    expect(charactersOf('eartosA')).toBe('ABCDEFGHIJKLMNOPQRSTUVWYZ');
    expect(charactersOf('eartosA.')).toBe('!"(),.:;?ABCDEFGHIJKLMNOPQRSTUVWYZ');
    expect(charactersOf('eartos1')).toBe('0123456789');
  });

  test('of a lesson in German has no capitals before these come', () => {
    const words = Array.from('abcdefghijklmnopqrstuvwxyz', (a) => `Ä${a}`);
    const of = (items: string) =>
      setupOf({
        seed: 1,
        settings: { ...STANDARD_ROUND, lesson: [items, '', ''] },
        wordList: 'german-common-1',
        words,
      });
    expect(of('äab')).toMatchObject({ lang: 'de', characters: 'ä' });
    expect(of('äabA')).toMatchObject({ characters: 'Ää' });
    expect(beginRound(of('äab')).expected).toMatch(/^[a-zä ]+$/);
  });

  test('continues with the next text of its own', () => {
    const settings = { ...STANDARD_ROUND, columns: 10 };
    const words = ['Ah', 'well…'];
    let round = beginRound(setupOf({ seed: 1, settings, wordList: 'own', words }));
    expect(round.setup.characters).toBe('A…');
    for (const char of 'well…') round = play(round, { kind: 'typed', char, at: 0 });
    expect([round.batchNumber, round.expected]).toEqual([1, 'Ah well…']);
  });

  test('that is made from another setup is computed again', () => {
    const decorated = setupOf({ ...PLAIN, settings: { ...STANDARD_ROUND, numbers: true } });
    expect(setupOf({ ...decorated, settings: STANDARD_ROUND })).toEqual(PLAIN);
  });
});
