import { expect, test } from 'vitest';
import { tally } from '../../core/round/score';
import { aPlayedRound } from '../../testing/playedRounds';
import { figuresOf, scoreOf } from './figures';
import { timelineOf } from './timeline';

test('speed counts right characters that stay, raw speed every key, accuracy every key when it was typed', () => {
  // 9 typed, 7 of them right when typed; `the qui` and a wrong `x` are left.
  const round = aPlayedRound({ words: 'the quick fox', keys: 'thx⌫e quix' });
  const { speedWpm, rawSpeedWpm, rawAccuracyPercent } = figuresOf(timelineOf(round));
  expect(tally(round)).toMatchObject({ total: 8, errors: 1, score: 7 });
  expect(speedWpm).toBe(2.8);
  expect(rawSpeedWpm).toBe(3.6);
  expect(rawAccuracyPercent).toBe((100 * 7) / 9);
});

test('nothing typed is 0 everywhere, and has neither a likely range nor a consistency', () => {
  expect(figuresOf(timelineOf(aPlayedRound({ words: 'the fox', keys: '' })))).toEqual({
    speedWpm: 0,
    likelyRange: null,
    rawSpeedWpm: 0,
    rawAccuracyPercent: 0,
    consistencyPercent: null,
  });
});

test('a round that was left before its half has a speed, and no guess at how fast its player is', () => {
  const played = (durationMs: number) =>
    figuresOf(timelineOf(aPlayedRound({ words: 'the fox', keys: 'the f', gapMs: 200, durationMs })));
  expect(played(1602)).toMatchObject({ likelyRange: null, consistencyPercent: null });
  expect(played(1602).speedWpm).toBeGreaterThan(0);
  expect(played(1600).likelyRange).not.toBeNull();
  expect(played(1600).consistencyPercent).not.toBeNull();
});

test('words that an input method composes have no consistency', () => {
  const figuresOver = (words: string, keys: string) =>
    figuresOf(timelineOf(aPlayedRound({ words, keys, gapMs: 400, durationMs: 1600 })));
  expect(figuresOver('하나 둘 셋', '하나 둘').consistencyPercent).toBeNull();
  expect(figuresOver('하나 둘 셋', '하나 둘').likelyRange).not.toBeNull();
  expect(figuresOver('一 one two', '一 one').consistencyPercent).not.toBeNull();
});

test('all wrong is a speed of 0 at full raw speed', () => {
  const figures = figuresOf(timelineOf(aPlayedRound({ words: 'the fox', keys: '?????' })));
  expect(figures).toMatchObject({ speedWpm: 0, rawSpeedWpm: 2, rawAccuracyPercent: 0 });
});

test('all right is an accuracy of 100 and a speed equal to the raw speed', () => {
  const figures = figuresOf(timelineOf(aPlayedRound({ words: 'the fox', keys: 'the f' })));
  expect(figures).toMatchObject({ speedWpm: 2, rawSpeedWpm: 2, rawAccuracyPercent: 100 });
});

test('the score equals that of the result, over several batches too', () => {
  const round = aPlayedRound({ words: 'it', keys: 'it?⌫?ab⌫' });
  expect(scoreOf(timelineOf(round))).toBe(tally(round).score);
});
