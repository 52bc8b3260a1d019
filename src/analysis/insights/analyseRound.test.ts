import { expect, test } from 'vitest';
import { replay } from '../../core/round/round';
import { aPlayedRound } from '../../testing/playedRounds';
import { ticked } from '../../testing/rounds';
import { analyseRound } from './analyseRound';

test('the analysis of a round has its figures, where its seconds went and what went wrong', () => {
  const round = aPlayedRound({
    words: 'the quick brown fox',
    keys: 'teh⌫⌫he quick brown',
    gapMs: 200,
    gapsMs: { 13: 1400 },
  });
  const insights = analyseRound(round);
  expect(insights.figures).toMatchObject({ speedWpm: 6, rawSpeedWpm: 6.8 });
  expect(insights.figures.rawAccuracyPercent).toBeCloseTo(88.24, 2);
  expect(insights.curve.seconds).toHaveLength(30);
  expect(insights.parts.map(({ name, ms }) => [name, ms])).toEqual([
    ['rightKeys', 13 * 200 + 500],
    ['wrongKeys', 400],
    ['takenBack', 0],
    ['corrections', 400],
    ['pauses', 900],
    ['afterTheLastKey', 25_200],
  ]);
  expect(insights.partToWorkOn?.name).toBe('afterTheLastKey');
  expect(insights.pauses.beforePairs).toMatchObject([{ what: ' b', share: 1 }]);
  expect(insights.mistakesByKind).toMatchObject([{ kind: 'swapped', count: 1, corrected: 1, errors: 0 }]);
  expect(insights.wrongWords).toMatchObject([{ word: 'the', wasCorrected: true, errors: 0, times: 1 }]);
});

test('a round in which nothing was typed has an empty analysis', () => {
  const insights = analyseRound(aPlayedRound({ words: 'the fox', keys: '' }));
  expect(insights.parts.at(-1)).toEqual({ name: 'afterTheLastKey', ms: 30_000, wpmWithout: null });
  expect(insights).toMatchObject({ mistakes: [], wrongWords: [], pauses: { ms: 0 } });
});

test('a running round is analysed as if it were over', () => {
  const over = aPlayedRound({ words: 'the fox', keys: 'the fo' });
  const going = { ...over, phase: 'run' as const };
  expect(analyseRound(going)).toEqual(analyseRound(over));
});

test('the words of a round are taken from its setup alone', () => {
  const round = aPlayedRound({ words: 'the fox', keys: 'teh fox' });
  const { setup, log, phase } = round;
  expect(analyseRound({ setup, log, phase })).toEqual(analyseRound(round));
  expect(analyseRound(replay(setup, [ticked(0)])).mistakes).toEqual([]);
});
