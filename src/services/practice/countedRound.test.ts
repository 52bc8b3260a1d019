import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { countedRound } from './countedRound';

test('a round of words that an input method composes is left out', () => {
  const round = aPlayedRound({ words: '하나 둘', keys: '하나 둘', gapMs: 400, durationMs: 1600 });
  expect(countedRound({ playedAt: 1 }, round, 2).isLeftOut).toBe(false);
  const setup = { ...round.setup, characters: '나둘하' };
  expect(countedRound({ playedAt: 1 }, { ...round, setup }, 2).isLeftOut).toBe(true);
});
