import { describe, expect, test } from 'vitest';
import { aFinishedRound, aPlayedRound, aSetupOver, aWordCountSetup } from '../../testing/playedRounds';
import { A_SETUP, START_MS, typed } from '../../testing/rounds';
import { Playback } from '../replay/playback';
import { batchTextOf } from '../round/round';
import { movesOf, paceWpm, placesIn, steadyMoves } from './pace';

test('a pace is a whole number of wpm from 10 to 300; anything else is none', () => {
  expect(['10', '80', '300'].map(paceWpm)).toEqual([10, 80, 300]);
  expect(['9', '301', '72.5', 'off', 'best', '', 'soon'].map(paceWpm)).toEqual(Array(7).fill(null));
});

test('a steady ghost of 60 wpm types a character each 200 ms: 150 in 30 s', () => {
  const moves = steadyMoves(300);
  expect(moves(0)).toEqual({ at: 200, total: 1 });
  expect(moves(149)).toEqual({ at: 30_000, total: 150 });
});

test('a ghost moves as its round was typed, back where something was deleted', () => {
  const moves = movesOf(new Playback(aPlayedRound({ words: 'hot cold', keys: 'hox⌫t ' })));
  const all = [0, 1, 2, 3, 4, 5].map((index) => moves(index));
  expect(all.map((move) => move?.total)).toEqual([1, 2, 3, 2, 3, 4]);
  expect(all.map((move) => move?.at)).toEqual([0, 100, 200, 300, 400, 500]);
  expect(moves(6)).toBeUndefined();
});

test('a wrong key that is waited after does not get a ghost on', () => {
  const { settings, ...setup } = aSetupOver('hot cold');
  const round = aFinishedRound(
    { ...setup, settings: { ...settings, onMistake: 'wait' } },
    Array.from('hxo', (key, index) => typed(key, START_MS + 100 * index)),
  );
  const moves = movesOf(new Playback(round));
  expect([0, 1, 2].map((index) => moves(index)?.total)).toEqual([1, 1, 2]);
});

describe('over the words of another round a ghost stands where as many characters are', () => {
  test('in the batch and at the position that these lead to, forwards and backwards', () => {
    const first = batchTextOf(A_SETUP, 0).length;
    const second = batchTextOf(A_SETUP, 1).length;
    const placeOf = placesIn(A_SETUP);
    expect(placeOf(0)).toEqual({ batchNumber: 0, position: 0, total: 0 });
    expect(placeOf(first - 1)).toEqual({ batchNumber: 0, position: first - 1, total: first - 1 });
    expect(placeOf(first)).toEqual({ batchNumber: 1, position: 0, total: first });
    expect(placeOf(first + second + 2)).toEqual({ batchNumber: 2, position: 2, total: first + second + 2 });
    expect(placeOf(first - 3)).toEqual({ batchNumber: 0, position: first - 3, total: first - 3 });
  });

  test('in a word-count round at the last character, if it has typed more', () => {
    const setup = aWordCountSetup();
    const { length } = batchTextOf(setup, 0);
    const placeOf = placesIn(setup);
    expect(placeOf(length + 20)).toEqual({ batchNumber: 0, position: length - 1, total: length + 20 });
  });
});
