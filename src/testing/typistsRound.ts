import { seededDraws } from '../core/round/random';
import { beginRound, play, type Round } from '../core/round/round';
import { STANDARD_ROUND } from '../core/round/rules';
import { ENGLISH_WORDS } from '../platform/words/standardWords';
import { deleted, START_MS, ticked, typed } from './rounds';

/**
 * A standard round with this number of keys, spread over its whole duration at uneven gaps and with a few pauses. One key
 * in thirty is wrong and deleted.
 */
export function aTypistsRound(keys: number): Round {
  const drawBelow = seededDraws(7);
  const shares = Array.from({ length: keys - 1 }, (_, i) => (300 + drawBelow(1400)) * (i % 10 === 0 ? 3 : 1));
  const msPerShare = 29_900 / shares.reduce((sum, share) => sum + share, 0);
  let at = START_MS;
  let isWrong = false;
  let round = beginRound({ seed: 30, settings: STANDARD_ROUND, wordList: 'english-1', words: ENGLISH_WORDS });
  for (const share of [0, ...shares]) {
    at += share * msPerShare;
    const isCorrection: boolean = isWrong;
    isWrong = !isCorrection && drawBelow(30) === 0;
    const char = isWrong ? '#' : round.expected.charAt(round.typed.length);
    round = play(round, isCorrection ? deleted(1, at) : typed(char, at));
  }
  return play(round, ticked(START_MS + 30_000));
}
