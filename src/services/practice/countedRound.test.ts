import { expect, test } from 'vitest';
import { aPlayedRound } from '../../testing/playedRounds';
import { countedRound } from './countedRound';

test.each([
  ['하나 둘 셋', '하나 둘', true],
  ['one two six', 'one t', false],
  ['한글 ones twos', '한글 on', false],
])(
  'a round over ‘%s’, of which an input method composes most or not, is left out: %s',
  (words, keys, isLeftOut) => {
    const round = aPlayedRound({ words, keys, gapMs: 400, durationMs: 1600 });
    expect(countedRound({ playedAt: 1 }, round, 2).isLeftOut).toBe(isLeftOut);
  },
);
