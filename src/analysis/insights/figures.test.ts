import { expect, test } from 'vitest';
import { tally } from '../../core/round/score';
import { aPlayedRound } from '../../testing/playedRounds';
import { figuresOf, scoreOf } from './figures';
import { walkRound } from './walk';

test('speed counts what stands and is right, raw speed every key, accuracy every key as it came', () => {
  // 9 typed, 7 of them right when typed; `the qui` and a wrong `x` stand.
  const round = aPlayedRound({ words: 'the quick fox', keys: 'thx⌫e quix' });
  const { speedWpm, rawSpeedWpm, accuracyOfAllKeysPercent } = figuresOf(walkRound(round));
  expect(tally(round)).toMatchObject({ total: 8, errors: 1, score: 7 });
  expect(speedWpm).toBe(2.8);
  expect(rawSpeedWpm).toBe(3.6);
  expect(accuracyOfAllKeysPercent).toBe((100 * 7) / 9);
});

test('nothing typed is 0 everywhere', () => {
  expect(figuresOf(walkRound(aPlayedRound({ words: 'the fox', keys: '' })))).toEqual({
    speedWpm: 0,
    likelyRange: { fromWpm: 0, toWpm: 0 },
    rawSpeedWpm: 0,
    accuracyOfAllKeysPercent: 0,
    consistencyPercent: 0,
  });
});

test('all wrong is a speed of 0 at full raw speed', () => {
  const figures = figuresOf(walkRound(aPlayedRound({ words: 'the fox', keys: '?????' })));
  expect(figures).toMatchObject({ speedWpm: 0, rawSpeedWpm: 2, accuracyOfAllKeysPercent: 0 });
});

test('all right is an accuracy of 100 and a speed that is the raw one', () => {
  const figures = figuresOf(walkRound(aPlayedRound({ words: 'the fox', keys: 'the f' })));
  expect(figures).toMatchObject({ speedWpm: 2, rawSpeedWpm: 2, accuracyOfAllKeysPercent: 100 });
});

test('the score is the one of the result, over several batches too', () => {
  const round = aPlayedRound({ words: 'it', keys: 'it?⌫?ab⌫' });
  expect(scoreOf(walkRound(round))).toBe(tally(round).score);
});
