import { expect, test } from 'vitest';
import { aPlayedRound, aWordCountSetup, typedToTheEnd } from '../../testing/playedRounds';
import { resultSentence } from './resultSentence';

const ROUND = aPlayedRound({ words: 'hot cold', keys: 'hot colx', durationMs: 15_000 });

test('the result is said as one text', () => {
  expect(resultSentence(ROUND, '', '')).toBe(
    'Time is up. Result: accuracy 88 percent, errors 1, characters typed 8, speed 6 words per minute.',
  );
});

test('a new best is said after the figures, and then the outcome of a race', () => {
  expect(resultSentence(ROUND, 'New highest score', 'Ahead of the ghost by 4 characters')).toMatch(
    / per minute\. New highest score\. Ahead of the ghost by 4 characters\.$/,
  );
});

test('a round that has ended with its last word is done, and time is not up', () => {
  expect(resultSentence(typedToTheEnd(aWordCountSetup()), '', '')).toMatch(
    /^Done\. Result: accuracy 100 percent, .* speed 124 words per minute\.$/,
  );
});

test('the speed of Korean words is said in strokes', () => {
  const setup = { ...ROUND.setup, wordList: 'korean-common-1' };
  expect(resultSentence({ ...ROUND, setup }, '')).toMatch(/speed 58 strokes per minute\.$/);
});
