import { expect, test } from 'vitest';
import { aWordCountSetup } from '../../testing/playedRounds';
import { A_SETUP, typed } from '../../testing/rounds';
import { beginRound, play, type Round } from './round';
import { nextTextOf } from './roundSetup';

/** The round after one batch was typed. */
function afterBatch(round: Round): Round {
  return Array.from(round.expected).reduce((now, char) => play(now, typed(char)), round);
}

test('what comes next is what is to be typed after the last character', () => {
  const round = beginRound(A_SETUP);
  expect(nextTextOf(round)).toBe(afterBatch(round).expected);
  expect(nextTextOf(round)).not.toBe(round.expected);
});

test('in a round of 24 words nothing comes after the second batch, in one of 12 nothing at all', () => {
  const round = beginRound(aWordCountSetup(24));
  const second = afterBatch(round);
  expect(nextTextOf(round)).toBe(second.expected);
  expect(nextTextOf(second)).toBeNull();
  expect(nextTextOf(beginRound(aWordCountSetup(12)))).toBeNull();
});

test('the text of a batch is made once', () => {
  let made = 0;
  const textOf = (batchNumber: number) => `${batchNumber}${'a'.repeat(++made)}`;
  const round = beginRound({ ...A_SETUP, textOf });
  const next = nextTextOf(round);
  expect(nextTextOf(round)).toBe(next);
  expect(afterBatch(round).expected).toBe(next);
  expect(made).toBe(2);
});
