import { expect, test } from 'vitest';
import { analyseRound } from '../../analysis/insights/analyseRound';
import { aPlayedRound } from '../../testing/playedRounds';
import {
  costSentence,
  keyTimesSentence,
  mistakesOfKind,
  secondSentence,
  spelledOut,
  wrongWordSentence,
} from './insightSentences';

test('a second is described by its speed, the net speed so far, what was typed and what went wrong', () => {
  const { seconds } = analyseRound(
    aPlayedRound({ words: 'the fox', keys: 'tge⌫ fo', gapMs: 250, gapsMs: { 6: 1300 } }),
  ).curve;
  expect(seconds.slice(0, 4).map(secondSentence)).toEqual([
    'Second 1: 36 wpm, net 12 so far, typed ‘tge’, 1 taken back, 1 error',
    'Second 2: 24 wpm, net 6 so far, typed ‘ f’, 2 errors',
    'Second 3: 12 wpm, net 4 so far, typed ‘o’, 1 error',
    'Second 4: 0 wpm, net 3 so far, nothing typed',
  ]);
});

test('the largest avoidable part is named, with what it cost and where', () => {
  const pausing = aPlayedRound({ words: 'the fox', keys: 'the fo', gapsMs: { 4: 8000 }, durationMs: 9000 });
  expect(costSentence(analyseRound(pausing))).toBe('Pauses cost you 50 wpm, most of them before ‘fo’.');
  const beforeSpace = aPlayedRound({
    words: 'the fox',
    keys: 'the fo',
    gapsMs: { 3: 8000 },
    durationMs: 9000,
  });
  expect(costSentence(analyseRound(beforeSpace))).toBe('Pauses cost you 50 wpm, most of them before ‘␣f’.');
  const stopping = aPlayedRound({ words: 'the fox', keys: 'the fo' });
  expect(costSentence(analyseRound(stopping))).toBe('Stopping before the end cost you 142 wpm.');
});

test('what a part cost is the difference of the speeds as they are shown', () => {
  const stopping = analyseRound(aPlayedRound({ words: 'the fox', keys: 'the fo' }));
  const told = costSentence({
    ...stopping,
    figures: { ...stopping.figures, speedWpm: 7.4 },
    partToWorkOn: { name: 'afterTheLastKey', ms: 20_000, wpmWithout: 64.6 },
  });
  expect(told).toBe('Stopping before the end cost you 58 wpm.');
});

test('pauses all over the round are named without a place', () => {
  const pausing = aPlayedRound({
    words: 'the fox pit',
    keys: 'the fox pi',
    gapsMs: { 2: 1000, 4: 1000, 8: 1000 },
    durationMs: 3600,
  });
  expect(costSentence(analyseRound(pausing))).toBe('Pauses cost you 56 wpm.');
});

test('a part that cost no speed is named with its time; a faultless round has no such sentence', () => {
  const wrong = aPlayedRound({ words: 'the fox', keys: 'zzzzzz', durationMs: 520 });
  expect(costSentence(analyseRound(wrong))).toBe('Wrong keys took 0.5 s.');
  const right = aPlayedRound({ words: 'the fox', keys: 'the fo', durationMs: 500 });
  expect(costSentence(analyseRound(right))).toBeNull();
});

test.each([
  ['te quick', '1 skipped', 'skipped, 7 errors'],
  ['thr quick', '1 neighbouring key', 'key beside it'],
  ['teh quick', '1 swapped', 'swapped'],
  ['the qzick', '1 other mistake', 'wrong letter'],
  ['The quick', '1 in the wrong case', 'wrong case'],
  ['th equick', '1 misplaced space', 'early space'],
  ['theq uick', '1 misplaced space', 'late space'],
  ['thequick', '1 misplaced space', 'missed space, 5 errors'],
  ['the_quick', '1 misplaced space', 'missed space'],
  ['the  quick', '1 misplaced space', 'extra space, 6 errors'],
  ['thr⌫e quick', '1 neighbouring key', 'key beside it, corrected'],
])('%s counts as %s, and its word is told as %s', (keys, counted, told) => {
  const { mistakesByKind, wrongWords } = analyseRound(aPlayedRound({ words: 'the quick fox', keys }));
  expect(mistakesByKind.map(mistakesOfKind)).toEqual([counted]);
  expect(wrongWords.map(wrongWordSentence)).toEqual([told]);
});

test('several mistakes of a kind are counted in the plural', () => {
  expect(mistakesOfKind({ kind: 'space', count: 3 })).toBe('3 misplaced spaces');
});

test('a word with two mistakes is told with both, a wrong letter only where nothing more is known', () => {
  const told = (keys: string) =>
    analyseRound(aPlayedRound({ words: 'the quick fox', keys })).wrongWords.map(wrongWordSentence);
  expect(told('the uqicK fo')).toEqual(['swapped, wrong case']);
  expect(told('the uqizk fo')).toEqual(['swapped']);
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
