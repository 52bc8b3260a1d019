import { expect, test } from 'vitest';
import { tellRound } from '../../analysis/insights/tellRound';
import { aPlayedRound } from '../../testing/playedRounds';
import { costSentence, keyTimesSentence, mistakesCount, secondSentence, spelled } from './sentences';

test('a second says its speed, the net speed so far, what was typed in it and what went wrong', () => {
  const { seconds } = tellRound(
    aPlayedRound({ words: 'the fox', keys: 'tge⌫ fo', gapMs: 250, gapsMs: { 6: 1300 } }),
  ).curve;
  expect(seconds.slice(0, 4).map(secondSentence)).toEqual([
    'Second 1: 36 wpm, net 12 so far, typed ‘tge’, 1 taken back, 1 error',
    'Second 2: 24 wpm, net 6 so far, typed ‘ f’, 2 errors',
    'Second 3: 12 wpm, net 4 so far, typed ‘o’, 1 error',
    'Second 4: 0 wpm, net 3 so far, nothing typed',
  ]);
});

test('the largest part that can be worked on is said with what it cost, and where', () => {
  const pausing = aPlayedRound({ words: 'the fox', keys: 'the fo', gapsMs: { 4: 8000 }, durationMs: 9000 });
  expect(costSentence(tellRound(pausing))).toBe('Pauses cost you 50 wpm, most of them before ‘fo’.');
  const beforeSpace = aPlayedRound({
    words: 'the fox',
    keys: 'the fo',
    gapsMs: { 3: 8000 },
    durationMs: 9000,
  });
  expect(costSentence(tellRound(beforeSpace))).toBe('Pauses cost you 50 wpm, most of them before ‘␣f’.');
  const stopping = aPlayedRound({ words: 'the fox', keys: 'the fo' });
  expect(costSentence(tellRound(stopping))).toBe('Stopping before the end cost you 142 wpm.');
});

test('pauses that are everywhere are said without a place', () => {
  const pausing = aPlayedRound({
    words: 'the fox pit',
    keys: 'the fox pi',
    gapsMs: { 2: 1000, 4: 1000, 8: 1000 },
    durationMs: 3600,
  });
  expect(costSentence(tellRound(pausing))).toBe('Pauses cost you 56 wpm.');
});

test('what cost no speed says how long it took; a round without a fault says nothing', () => {
  const wrong = aPlayedRound({ words: 'the fox', keys: 'zzzzzz', durationMs: 520 });
  expect(costSentence(tellRound(wrong))).toBe('Wrong keys took 0.5 s.');
  const right = aPlayedRound({ words: 'the fox', keys: 'the fo', durationMs: 500 });
  expect(costSentence(tellRound(right))).toBeNull();
});

test('a mistake that cost several errors is told with both numbers', () => {
  const count = (keys: string) => tellRound(aPlayedRound({ words: 'the quick fox', keys })).mistakesByKind;
  expect(count('te quick').map((kind) => [kind.kind, mistakesCount(kind)])).toEqual([
    ['skipped', '1 mistake, 7 errors'],
  ]);
  expect(count('thr quick').map((kind) => [kind.kind, mistakesCount(kind)])).toEqual([['neighbour', '1']]);
});

test('keys on screen are told with the slowest one, if there is a slow one', () => {
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
])('the pair ‘%s’ is said as %s', (pair, said) => {
  expect(spelled(pair)).toBe(said);
});
