import { median } from '../insights/gaps';
import type { PlayedRound } from '../insights/timeline';
import { LEAST_GAPS_OF_RESULT } from './leastGaps';
import type { PairStats } from './PairStats';
import { figureOfPair, worthWpm } from './pairFigures';
import { pairAt, pairsOfRound } from './roundPairs';
import { typistOf } from './typist';

/** A pair of a round that the player types slowly or misses often, in all rounds. */
export interface SlowPair {
  /** Two UTF-16 units; a space is `' '`. */
  readonly pair: string;
  /** The median of its gaps in this round. */
  readonly typicalMs: number;
  /** What it would be worth to type it as usual, by all rounds. */
  readonly worthWpm: number;
}

const MOST_PAIRS = 5;
/** With fewer gaps in all rounds, a pair is slow by chance. */
const LEAST_COUNT = 3;
/** What is worth less is not worth practising. */
const LEAST_WORTH_WPM = 0.1;

/**
 * The slow pairs of a round, those that are worth most first, at most five: pairs with at least three gaps in all
 * rounds, worth at least 0.1 wpm. Empty below `LEAST_GAPS_OF_RESULT`, and for a round by ear, in which whoever waits for
 * a word seems slow at it.
 *
 * @param stats what all rounds show, this one included
 * @param shares of the list to practise with: pairs that none of its words has are worth nothing
 */
export function slowPairs(
  round: PlayedRound,
  stats: PairStats,
  shares: ReadonlyMap<string, number>,
): readonly SlowPair[] {
  const typist = typistOf(stats.recent);
  if (!typist || stats.gapCount < LEAST_GAPS_OF_RESULT || round.setup.settings.byEar) return [];
  return Array.from(gapsByPair(round), ([pair, gaps]) => {
    const figure = figureOfPair(pair, stats.pairs.get(pair) ?? [], typist);
    return {
      pair,
      typicalMs: median(gaps),
      count: figure.count,
      worthWpm: worthWpm(figure, typist, shares.get(pair) ?? 0),
    };
  })
    .filter(({ count, worthWpm: worth }) => count >= LEAST_COUNT && worth >= LEAST_WORTH_WPM)
    .sort((one, other) => other.worthWpm - one.worthWpm)
    .slice(0, MOST_PAIRS)
    .map(({ count: _, ...pair }) => pair);
}

function gapsByPair(round: PlayedRound): ReadonlyMap<string, readonly number[]> {
  const found = pairsOfRound(round);
  const gaps = new Map<string, number[]>();
  found.gapsMs.forEach((gapMs, index) => {
    if (Number.isNaN(gapMs)) return;
    const pair = pairAt(found, index);
    const known = gaps.get(pair);
    if (known) known.push(gapMs);
    else gaps.set(pair, [gapMs]);
  });
  return gaps;
}
