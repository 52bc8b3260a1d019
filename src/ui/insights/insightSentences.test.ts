import { expect, test } from 'vitest';
import { analyseRound } from '../../analysis/insights/analyseRound';
import { WPM } from '../../core/words/speedUnit';
import { aPlayedRound } from '../../testing/playedRounds';
import { keyTimesSentence, secondSentence, spelledOut } from './insightSentences';

test('a second is described by its speed, the net speed so far, what was typed and what went wrong', () => {
  const { seconds } = analyseRound(
    aPlayedRound({ words: 'the fox', keys: 'tge⌫ fo', gapMs: 250, gapsMs: { 6: 1300 } }),
  ).curve;
  expect(seconds.slice(0, 4).map((second) => secondSentence(second, WPM))).toEqual([
    'Second 1: 36 wpm, net 12 so far, typed “tge”, 1 taken back, 1 error',
    'Second 2: 24 wpm, net 6 so far, typed “ f”, 2 errors',
    'Second 3: 12 wpm, net 4 so far, typed “o”, 1 error',
    'Second 4: 0 wpm, net 3 so far, nothing typed',
  ]);
});

test('the slowest key on screen is named, if one was slow', () => {
  expect(keyTimesSentence({ keys: 120, withinFrame: 118, slowestMs: 34 })).toBe(
    'On screen: 118 of 120 keys within 16 ms, the slowest after 34 ms',
  );
  expect(keyTimesSentence({ keys: 1, withinFrame: 1, slowestMs: null })).toBe(
    'On screen: 1 of 1 key within 16 ms',
  );
});

test.each([
  [' v', 'space v'],
  ['ne', 'n e'],
  ['y ', 'y space'],
])('screen readers say the pair ‘%s’ as %s', (pair, said) => {
  expect(spelledOut(pair)).toBe(said);
});
