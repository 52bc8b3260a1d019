import { expect, test } from 'vitest';
import { A_SETUP, typed } from '../../testing/rounds';
import { beginRound, play, type Round } from '../round/round';
import { isBefore, openPlace, placeAfter, restOfOpenWord, wordOfPlace } from './wordPlace';

const SETUP = { ...A_SETUP, textOf: (number: number) => ['one two', 'three four'][number] ?? 'more' };

function after(text: string): Round {
  let round = beginRound(SETUP);
  for (const [index, char] of [...text].entries()) round = play(round, typed(char, index * 100));
  return round;
}

test('the open word changes with the space after it, or with the last letter of a batch', () => {
  expect(openPlace(after(''))).toEqual({ batchNumber: 0, index: 0 });
  expect(openPlace(after('one'))).toEqual({ batchNumber: 0, index: 0 });
  expect(openPlace(after('one '))).toEqual({ batchNumber: 0, index: 1 });
  expect(openPlace(after('one two'))).toEqual({ batchNumber: 1, index: 0 });
});

test('the open word changes with a Space that leaves it, and not with what is typed besides a space', () => {
  const settings = { ...A_SETUP.settings, spaceEndsWord: true } as const;
  const leaving = (text: string): Round =>
    Array.from(text).reduce((round, char) => play(round, typed(char)), beginRound({ ...SETUP, settings }));
  expect(openPlace(leaving('o '))).toEqual({ batchNumber: 0, index: 1 });
  expect(openPlace(leaving('o t '))).toEqual({ batchNumber: 1, index: 0 });
  expect([openPlace(leaving('onet')).index, restOfOpenWord(leaving('onet'))]).toEqual([0, ' ']);
});

test('words follow one another through batches', () => {
  const places = [{ batchNumber: 0, index: 0 }];
  for (let count = 0; count < 4; count++) places.push(placeAfter(SETUP, places.at(-1) as never));
  const words = places.map((place) => wordOfPlace(SETUP, place));
  expect(words.map(({ word }) => word)).toEqual(['one', 'two', 'three', 'four', 'more']);
  expect(words.map(({ isLast }) => isLast)).toEqual([false, true, false, true, true]);
});

test('places are in the order of the words', () => {
  expect(isBefore({ batchNumber: 0, index: 3 }, { batchNumber: 1, index: 0 })).toBe(true);
  expect(isBefore({ batchNumber: 1, index: 0 }, { batchNumber: 0, index: 3 })).toBe(false);
  expect(isBefore({ batchNumber: 1, index: 1 }, { batchNumber: 1, index: 1 })).toBe(false);
  expect(isBefore({ batchNumber: 1, index: 1 }, { batchNumber: 1, index: 2 })).toBe(true);
});

test('what is left of the open word is its letters, or the space after it', () => {
  const rests = ['', 'on', 'one', 'one ', 'one two'].map((text) => restOfOpenWord(after(text)));
  expect(rests).toEqual(['one', 'e', ' ', 'two', 'three']);
});

test('a mark that stands alone, as in French, is of the word before it', () => {
  const setup = { ...A_SETUP, textOf: () => 'tu viens ? non !' };
  const round = (text: string) => {
    let all = beginRound(setup);
    for (const [index, char] of [...text].entries()) all = play(all, typed(char, index * 100));
    return all;
  };
  const texts = ['', 'tu ', 'tu viens', 'tu viens ', 'tu viens ?', 'tu viens ? '].map((text) => {
    const { word, isLast } = wordOfPlace(setup, openPlace(round(text)));
    return `${openPlace(round(text)).index} ${word} · ${restOfOpenWord(round(text))}${isLast ? ' · last' : ''}`;
  });
  expect(texts).toEqual([
    '0 tu · tu',
    '1 viens ? · viens ?',
    '1 viens ? ·  ?',
    '1 viens ? · ?',
    '1 viens ? ·  ',
    '2 non ! · non ! · last',
  ]);
});
