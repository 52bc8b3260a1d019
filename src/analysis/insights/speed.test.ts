import { expect, test } from 'vitest';
import { aPlayedRound, aWordCountSetup, typedToTheEnd } from '../../testing/playedRounds';
import { speedOfRound, wordsPerMinute } from './speed';

test('a speed that is exactly a half stays one: 29 characters in 24 seconds', () => {
  expect(wordsPerMinute(29, 24_000)).toBe(14.5);
});

test('the speed of a round is its score over its time: seven right characters in 15 seconds', () => {
  const round = aPlayedRound({ words: 'hot cold', keys: 'hot colx', durationMs: 15_000 });
  // 7 / 5 words in a quarter of a minute.
  expect(speedOfRound(round)).toBeCloseTo(5.6, 10);
  expect(speedOfRound(round, 2800)).toBeCloseTo(30, 10);
});

test('in word-count mode it is the score over the time that the words took', () => {
  const round = typedToTheEnd(aWordCountSetup(), 100);
  expect(speedOfRound(round)).toBeCloseTo((12_000 * round.totalTyped) / round.elapsedMs, 10);
});
