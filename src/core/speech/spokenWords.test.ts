import { expect, test } from 'vitest';
import { A_SETUP, typed } from '../../testing/rounds';
import { beginRound, play, type Round } from '../round/round';
import { isBefore, openPlace, placeAfter, spelledRemainder, spokenAt, spokenOpenWord } from './spokenWords';

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

test('words follow one another through batches', () => {
  const places = [{ batchNumber: 0, index: 0 }];
  for (let count = 0; count < 4; count++) places.push(placeAfter(SETUP, places.at(-1) as never));
  expect(places.map((place) => spokenAt(SETUP, place, 'en'))).toEqual([
    'one',
    'last: two',
    'three',
    'last: four',
    'last: more',
  ]);
});

test('places are in the order of the words', () => {
  expect(isBefore({ batchNumber: 0, index: 3 }, { batchNumber: 1, index: 0 })).toBe(true);
  expect(isBefore({ batchNumber: 1, index: 0 }, { batchNumber: 0, index: 3 })).toBe(false);
  expect(isBefore({ batchNumber: 1, index: 1 }, { batchNumber: 1, index: 1 })).toBe(false);
  expect(isBefore({ batchNumber: 1, index: 1 }, { batchNumber: 1, index: 2 })).toBe(true);
});

test('the open word is said as a whole, and what is left of it is spelled', () => {
  const texts = ['', 'on', 'one', 'one ', 'one two'].map((text) => {
    const round = after(text);
    return `${spokenOpenWord(round, 'en')} · ${spelledRemainder(round, 'en')}`;
  });
  expect(texts).toEqual([
    'one · o, n, e',
    'one · e',
    'one · space',
    'last: two · t, w, o',
    'three · t, h, r, e, e',
  ]);
});
