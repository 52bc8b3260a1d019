import { expect, test } from 'vitest';
import { play, replay } from '../../core/round/round';
import { NO_LIMIT_MS } from '../../core/round/rules';
import { anUntimedSetup, aPlayedRound } from '../../testing/playedRounds';
import { ticked, typed } from '../../testing/rounds';
import { analyseOnce } from './analyseOnce';

test('a round is analysed once', () => {
  const round = aPlayedRound({ words: 'the fox', keys: 'the f' });
  expect(analyseOnce(round)).toBe(analyseOnce({ ...round }));
});

test('a round of a number of words that is forgotten lasts an hour, though it was analysed while it ran', () => {
  const setup = anUntimedSetup();
  const going = replay(setup, [typed('x', 0)]);
  expect(analyseOnce(going).durationMs).toBe(1);
  expect(analyseOnce(play(going, ticked(NO_LIMIT_MS))).durationMs).toBe(NO_LIMIT_MS);
});
