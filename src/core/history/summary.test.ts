import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGLISH_WORDS } from '../../platform/words/wordLists';
import { aPlayedRound } from '../../testing/playedRounds';
import { EXAMPLE_OF_CAPITALS, EXAMPLE_OF_OWN_TEXT, EXAMPLE_OF_PRACTICE } from '../../testing/recordings';
import { aRoundOfSlips } from '../../testing/roundsOfSlips';
import { tally } from '../round/score';
import type { Recording } from './recording';
import { replayRecording } from './recordingBytes';
import { SUMMARY_VERSION, summaryOf } from './summary';

test('a summary has the kind of the round, its characters and its errors', () => {
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

test('a summary has capitals, numbers and practice, but not the line width of an own text', () => {
  const kindsOf = (recording: Recording) => {
    const round = replayRecording(recording, ENGLISH_WORDS);
    return round && summaryOf(round);
  };
  expect(kindsOf(EXAMPLE_OF_CAPITALS)).toMatchObject({ wordList: 'english-1', capitals: true, total: 2 });
  expect(kindsOf(EXAMPLE_OF_PRACTICE)).toMatchObject({ practice: ['e ', 'en', 'th'], total: 2, errors: 0 });
  const own = kindsOf(EXAMPLE_OF_OWN_TEXT);
  expect(own).toMatchObject({ wordList: 'own', wordsPerBatch: 12, total: 8, errors: 1 });
  expect(own).not.toHaveProperty('columns');
});

test('its numbers equal those of the result, for any round', () => {
  fc.assert(
    fc.property(aRoundOfSlips(10), (round) => {
      const { total, errors } = summaryOf(round);
      expect(tally(round)).toMatchObject({ total, errors, score: total - errors });
    }),
  );
});
