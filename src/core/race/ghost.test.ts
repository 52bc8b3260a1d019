import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCustomTextRound, anyMistakeRule, anyRound, anyWordLimit } from '../../testing/anyRound';
import { aFinishedRound, aPlayedRound, aSetupOver, aWordCountSetup } from '../../testing/playedRounds';
import { A_SETUP, START_MS, typed } from '../../testing/rounds';
import { Playback } from '../replay/playback';
import { batchTextOf } from '../round/roundSetup';
import { ghostIn, movesOf, steadyMoves } from './ghost';

test('a steady ghost of 60 wpm types a character each 200 ms: 150 in 30 s', () => {
  const moves = steadyMoves(300);
  expect(moves.at(0)).toEqual({ at: 200, total: 1 });
  expect(moves.at(149)).toEqual({ at: 30_000, total: 150 });
  expect(moves.at(-1)).toBeUndefined();
});

test('a ghost moves as its round was typed, back where something was deleted', () => {
  const moves = movesOf(new Playback(aPlayedRound({ words: 'hot cold', keys: 'hox⌫t ' })));
  const all = [0, 1, 2, 3, 4, 5].map((index) => moves.at(index));
  expect(all.map((move) => move?.total)).toEqual([1, 2, 3, 2, 3, 4]);
  expect(all.map((move) => move?.at)).toEqual([0, 100, 200, 300, 400, 500]);
  expect(moves.at(6)).toBeUndefined();
});

test('a wrong key that is waited after does not get a ghost on', () => {
  const { settings, ...setup } = aSetupOver('hot cold');
  const round = aFinishedRound(
    { ...setup, settings: { ...settings, onMistake: 'wait' } },
    Array.from('hxo', (key, index) => typed(key, START_MS + 100 * index)),
  );
  const moves = movesOf(new Playback(round));
  expect([0, 1, 2].map((index) => moves.at(index)?.total)).toEqual([1, 1, 2]);
});

test('a Space that leaves its word gets a ghost on to the next one, and what is typed besides a space does not', () => {
  const rules = { spaceEndsWord: true } as const;
  const moves = movesOf(new Playback(aPlayedRound({ words: 'hot cold', keys: 'h ⌫otxy c ', rules })));
  const all = Array.from({ length: 10 }, (_, index) => moves.at(index)?.total);
  expect(all).toEqual([1, 4, 1, 2, 3, 3, 3, 4, 5, 8]);
});

describe('over the words of another round a ghost stands where as many characters are', () => {
  test('in the batch and at the position that these lead to, forwards and backwards', () => {
    const first = batchTextOf(A_SETUP, 0).length;
    const second = batchTextOf(A_SETUP, 1).length;
    const { placeOf } = ghostIn(A_SETUP, steadyMoves(300));
    expect(placeOf(0)).toEqual({ batchNumber: 0, position: 0, total: 0 });
    expect(placeOf(first - 1)).toEqual({ batchNumber: 0, position: first - 1, total: first - 1 });
    expect(placeOf(first)).toEqual({ batchNumber: 1, position: 0, total: first });
    expect(placeOf(first + second + 2)).toEqual({ batchNumber: 2, position: 2, total: first + second + 2 });
    expect(placeOf(first - 3)).toEqual({ batchNumber: 0, position: first - 3, total: first - 3 });
  });

  test('in a word-count round at the last character, if it has typed more', () => {
    const setup = aWordCountSetup();
    const { length } = batchTextOf(setup, 0);
    const { placeOf } = ghostIn(setup, steadyMoves(300));
    expect(placeOf(length + 20)).toEqual({ batchNumber: 0, position: length - 1, total: length + 20 });
  });
});

test('over its own words a ghost stands where the caret of its round stood, at the last character once it has all', () => {
  const durationMs = fc.constant(30_000);
  const settings = {
    durationMs,
    wordsPerBatch: fc.constant(12),
    wordLimit: anyWordLimit,
    onMistake: anyMistakeRule,
    spaceEndsWord: fc.constant(true),
  };
  const anyOne = fc.oneof(anyRound(settings), anyCustomTextRound(durationMs));
  fc.assert(
    fc.property(anyOne, (round) => {
      const playback = new Playback(round);
      const { moves, placeOf } = ghostIn(round.setup, movesOf(playback));
      for (const [index] of playback.events.entries()) {
        const { batchNumber, typed, expected } = playback.after(index + 1);
        const position = Math.min(typed.length, expected.length - 1);
        expect(placeOf(moves.at(index)?.total ?? Number.NaN)).toMatchObject({ batchNumber, position });
      }
    }),
  );
});
