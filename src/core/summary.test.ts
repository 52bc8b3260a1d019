import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aPlayedRound } from '../testing/playedRounds';
import { aRoundOfSlips } from '../testing/roundsOfSlips';
import { tally } from './score';
import { SUMMARY_VERSION, summaryOf } from './summary';

test('a summary tells what kind of round it was, what stands of it and how much of that is wrong', () => {
  const round = aPlayedRound({ words: 'the fox', keys: 'thx fo⌫', durationMs: 15_000 });
  expect(summaryOf(round)).toEqual({
    version: SUMMARY_VERSION,
    durationMs: 15_000,
    wordsPerBatch: 2,
    wordList: 'text-1',
    total: 5,
    errors: 1,
  });
});

test('its numbers are those of the result, whatever was played', () => {
  fc.assert(
    fc.property(aRoundOfSlips(10), (round) => {
      const { total, errors } = summaryOf(round);
      expect(tally(round)).toMatchObject({ total, errors, score: total - errors });
    }),
  );
});
