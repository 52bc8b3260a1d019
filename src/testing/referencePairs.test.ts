import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PairCounter } from '../analysis/practice/PairCounter';
import { sharesOf } from '../analysis/practice/pairFigures';
import { pairsOfRound } from '../analysis/practice/roundPairs';
import { slowPairs } from '../analysis/practice/slowPairs';
import { batchText } from '../core/round/batch';
import { eventsOf } from '../core/round/log';
import type { Round } from '../core/round/round';
import { STANDARD_ROUND } from '../core/round/rules';
import { aMadeUpTypist, aRoundOf } from './madeUpTypist';
import { referenceSlowPairs } from './referencePairs';
import { aRoundOfSlips, SLIPS_WORDS } from './roundsOfSlips';
import { tries } from './thorough';

function typedIn({ setup, batchNumber, log }: Round) {
  const { words, seed, settings } = setup;
  const texts = Array.from({ length: batchNumber + 1 }, (_, number) =>
    batchText(words, seed, number, settings.wordsPerBatch),
  );
  return { texts, events: eventsOf(log), durationMs: settings.durationMs };
}

function slowPairsIn(rounds: readonly Round[]) {
  const counter = new PairCounter();
  for (const [playedAt, round] of rounds.entries()) {
    counter.add({ playedAt, pairs: pairsOfRound(round), practice: null, isLeftOut: false });
  }
  const last = rounds.at(-1);
  return last ? slowPairs(last, counter.stats(), sharesOf(last.setup.words)) : [];
}

/** Some rounds of somebody who hardly types, then rounds of a typist over the same words. */
const playedRounds = fc
  .record({
    slips: fc.array(aRoundOfSlips(8), { maxLength: 2 }),
    seed: fc.nat(10_000),
    count: fc.integer({ min: 1, max: 24 }),
  })
  .map(({ slips, seed, count }) => {
    const typist = aMadeUpTypist(seed);
    const settings = { ...STANDARD_ROUND, wordsPerBatch: 10 };
    const setup = { wordList: 'slips-1', words: SLIPS_WORDS, settings };
    return slips.concat(
      Array.from({ length: count }, (_, index) =>
        aRoundOf(typist, { ...setup, seed: seed + index }, seed + index),
      ),
    );
  });

test('the slow pairs of a round are what a reference program computes from the keys of all rounds', () => {
  let found = 0;
  fc.assert(
    fc.property(playedRounds, (rounds) => {
      const reference = referenceSlowPairs(rounds.map(typedIn), SLIPS_WORDS);
      const pairs = slowPairsIn(rounds);
      // Two may be worth the same: places are compared by worth, and pairs by name.
      expect(pairs.map(({ worthWpm }) => worthWpm)).toEqual(
        reference.map(({ worthWpm }) => expect.closeTo(worthWpm, 2)),
      );
      for (const { pair, typicalMs } of pairs) {
        const same = reference.find((one) => one.pair === pair);
        if (same) expect(typicalMs).toBeCloseTo(same.typicalMs, 2);
      }
      found += pairs.length;
    }),
    { numRuns: tries(100, 20) },
  );
  expect(found).toBeGreaterThan(30);
});
