import { expect, test } from 'vitest';
import { replay } from '../../core/round/round';
import { aPlayedRound } from '../../testing/playedRounds';
import { ticked } from '../../testing/rounds';
import { tellRound } from './tellRound';

test('a round tells its figures, where its seconds went and what went wrong', () => {
  const round = aPlayedRound({
    words: 'the quick brown fox',
    keys: 'teh⌫⌫he quick brown',
    gapMs: 200,
    gapsMs: { 13: 1400 },
  });
  const told = tellRound(round);
  expect(told.figures).toMatchObject({ speedWpm: 6, rawSpeedWpm: 6.8 });
  expect(told.figures.accuracyOfAllKeysPercent).toBeCloseTo(88.24, 2);
  expect(told.curve.seconds).toHaveLength(30);
  expect(told.parts.map(({ name, ms }) => [name, ms])).toEqual([
    ['rightKeys', 13 * 200 + 500],
    ['wrongKeys', 400],
    ['takenBack', 0],
    ['corrections', 400],
    ['pauses', 900],
    ['afterTheLastKey', 25_200],
  ]);
  expect(told.partToWorkOn?.name).toBe('afterTheLastKey');
  expect(told.pauses.beforePairs).toMatchObject([{ what: ' b', share: 1 }]);
  expect(told.mistakesByKind).toMatchObject([{ kind: 'swapped', count: 1, corrected: 1, errors: 0 }]);
  expect(told.slowPairs).toMatchObject([{ pair: 'k ', typicalMs: 1400 }]);
  expect(told.missedLetters).toEqual([
    { letter: 'e', missed: 1, due: 2 },
    { letter: 'h', missed: 1, due: 2 },
  ]);
});

test('a round in which nothing was typed tells nothing, without a fuss', () => {
  const told = tellRound(aPlayedRound({ words: 'the fox', keys: '' }));
  expect(told.parts.at(-1)).toEqual({ name: 'afterTheLastKey', ms: 30_000, wpmWithout: null });
  expect(told).toMatchObject({ mistakes: [], slowPairs: [], missedLetters: [], pauses: { ms: 0 } });
});

test('a round that is still going tells what it would, were it over', () => {
  const over = aPlayedRound({ words: 'the fox', keys: 'the fo' });
  const going = { ...over, phase: 'run' as const };
  expect(tellRound(going)).toEqual(tellRound(over));
});

test('the words of a round come from its setup alone', () => {
  const round = aPlayedRound({ words: 'the fox', keys: 'teh fox' });
  const { setup, log } = round;
  expect(tellRound({ setup, log })).toEqual(tellRound(round));
  expect(tellRound(replay(setup, [ticked(0)])).mistakes).toEqual([]);
});
