import { type BeforeAndNow, beforeAndNow } from '../analysis/practice/beforeAndNow';
import { firstGuesses } from '../analysis/practice/firstGuesses';
import { PairCounter } from '../analysis/practice/PairCounter';
import type { PairStats } from '../analysis/practice/PairStats';
import { pairFigures, sharesOf } from '../analysis/practice/pairFigures';
import { type PairKind, pairKind } from '../analysis/practice/pairKind';
import { pairsOfRound } from '../analysis/practice/roundPairs';
import { slowPairs } from '../analysis/practice/slowPairs';
import { typistOf } from '../analysis/practice/typist';
import { usualSpeedOnRound } from '../analysis/practice/usualSpeedOnRound';
import { wantedOf } from '../core/practice/wantedPairs';
import { batchText } from '../core/round/batch';
import type { Round } from '../core/round/round';
import type { RoundSetup } from '../core/round/roundSetup';
import { STANDARD_ROUND, STANDARD_WORD_LIST } from '../core/round/rules';
import { setupOf } from '../core/words/setup';
import { ENGLISH_WORDS } from '../platform/words/standardWords';
import {
  aMadeUpTypist,
  aRoundOf,
  atPace,
  GAP_SPREAD,
  type MadeUpTypist,
  meanTimeMs,
  PAIR_SPREAD,
  quickerAt,
  seededNormals,
} from './madeUpTypist';

/** How many of the ten truly worthiest pairs are among the ten found after 60 rounds, of each typist. */
export function worthiestFound(typists: number): readonly number[] {
  const shares = sharesOf(ENGLISH_WORDS);
  return range(typists).map((seed) => {
    const typist = aMadeUpTypist(seed);
    const stats = statsAfter(typist, 60, seed);
    const known = typistOf(stats.recent);
    if (!known) throw new Error('Sixty rounds have no gap.');
    const found = pairFigures(stats, known, shares)
      .slice(0, 10)
      .map(({ pair }) => pair);
    return trulyWorthiest(typist, shares).filter((pair) => found.includes(pair)).length;
  });
}

/** What first guesses tell a learner. */
export interface Guessed {
  /** After how many rounds the first keys are told. */
  readonly round: number;
  /** How many keys are told then, and how many of them truly take longer than half of all keys. */
  readonly told: number;
  readonly right: number;
  /** The share of the keys with ten gaps that are told: at most a third. */
  readonly share: number;
}

/** When and what first guesses tell a typist of this speed, before there are enough gaps to tell pairs. */
export function guessedOf(seed: number, wpm: number): Guessed | null {
  const shares = sharesOf(ENGLISH_WORDS);
  const made = aMadeUpTypist(seed);
  const typist = atPace(made, expectedWpm(made, usualRound(made, seed)) / wpm);
  const meanOfKey = (key: string): number => {
    const pairs = Array.from(shares).filter(([pair]) => pair.endsWith(key) && !pair.startsWith(' '));
    const weight = pairs.reduce((sum, [, share]) => sum + share, 0);
    return pairs.reduce((sum, [pair, share]) => sum + share * meanTimeMs(typist, pair), 0) / weight;
  };
  const truth = Array.from('abcdefghijklmnopqrstuvwxyz', meanOfKey).sort((one, other) => one - other);
  const counter = new PairCounter();
  for (const number of range(40)) {
    count(counter, usualRound(typist, seed * 1000 + number), number, null);
    const stats = counter.stats();
    const guesses = firstGuesses(stats, shares);
    if (guesses.length === 0) continue;
    const keys = new Map<string, number>();
    for (const [pair, gaps] of stats.pairs) {
      const right = gaps.filter((gapMs) => !Number.isNaN(gapMs)).length;
      keys.set(pair.slice(1), (keys.get(pair.slice(1)) ?? 0) + right);
    }
    const known = Array.from(keys).filter(([key, times]) => key !== ' ' && times >= 10).length;
    const right = guesses.filter(({ key }) => meanOfKey(key) > (truth[13] ?? 0)).length;
    return { round: number + 1, told: guesses.length, right, share: guesses.length / known };
  }
  return null;
}

/** How well `usualSpeedOnRound` predicts the expected speed on a round's words. */
export interface Prediction {
  /** The mean of |predicted / true − 1|. */
  readonly meanError: number;
  /** The mean of predicted / true − 1: below 0 where the predictions are too low. */
  readonly bias: number;
  /** The share of the variance of the true expected speeds that the predictions explain. */
  readonly explained: number;
}

/** The prediction over so many rounds of one typist, after 60 others. `pairSpread` is how much the pairs differ. */
export function predictionOf(seed: number, rounds: number, pairSpread = PAIR_SPREAD): Prediction {
  const typist = aMadeUpTypist(seed, pairSpread);
  const stats = statsAfter(typist, 60, seed);
  const pairs = range(rounds).map((number) => {
    const round = aRoundOf(typist, usualSetup(1_000_000 + seed * rounds + number), 500_000 + number);
    return { predicted: usualSpeedOnRound(round, stats) ?? 0, expected: expectedWpm(typist, round) };
  });
  const errors = pairs.map(({ predicted, expected }) => predicted / expected - 1);
  return {
    meanError: mean(errors.map(Math.abs)),
    bias: mean(errors),
    explained: squaredCorrelation(pairs),
  };
}

/** How often a change of practised pairs is reported, as shares of all. */
export interface Verdicts {
  readonly faster: number;
  readonly slower: number;
  readonly notSure: number;
}

/**
 * Who chooses the pairs to practise: the simulation, which knows the three that are truly worthiest, or the player, who
 * takes what the page offers in `Keys` (five) or at the last result (up to three). The page offers pairs that it has
 * measured as slow, some by chance, so these become faster without any practice.
 */
export type Choice = 'truly worthiest' | 'offered in Keys' | 'offered at the result';

/**
 * The verdicts after 20 usual rounds, 5 of practice, and so many usual ones after that. From practice on, the practised
 * pairs take `factor` of their time.
 *
 * @param roundSpread how much the speeds of rounds differ, as the standard deviation of their logarithms
 */
export function verdictsOf(
  typists: number,
  factor: number,
  choice: Choice = 'truly worthiest',
  { roundsSince = 20, roundSpread = 0 } = {},
): Verdicts {
  const verdicts: BeforeAndNow['verdict'][] = [];
  for (const seed of range(typists)) {
    const typist = aMadeUpTypist(seed);
    const normal = seededNormals(seed);
    const inARound = (one: MadeUpTypist): MadeUpTypist => atPace(one, Math.exp(roundSpread * normal()));
    const counter = new PairCounter();
    for (const number of range(20)) {
      count(counter, usualRound(inARound(typist), seed * 1000 + number), number, null);
    }
    const practice = chosenBy(choice, typist, counter.stats(), usualRound(typist, seed * 1000 + 19));
    const trained = quickerAt(typist, practice, factor);
    for (const number of range(practice.length === 0 ? 0 : 5)) {
      const dealt = usualSetup(2_000_000 + 10 * seed + number);
      const setup = setupOf({ ...dealt, settings: { ...STANDARD_ROUND, practice, usualLengths: true } });
      count(
        counter,
        aRoundOf(inARound(trained), setup, 700_000 + 10 * seed + number),
        1000 + number,
        practice,
      );
    }
    for (const number of range(roundsSince)) {
      count(counter, usualRound(inARound(trained), seed * 1000 + 500 + number), 2000 + number, null);
    }
    for (const [item, practised] of counter.stats().practised) {
      verdicts.push(beforeAndNow(item, practised, null, 0, seed).verdict);
    }
  }
  return sharesOfVerdicts(verdicts);
}

/** How often so many gaps of one pair before and since are called faster or slower, and how often faster: 0 to 1. */
export function toldFrom(
  before: number,
  since: number,
  factor: number,
  trials: number,
): { readonly changed: number; readonly faster: number } {
  const verdicts = range(trials).map((seed) => {
    const normal = seededNormals(seed * 7919 + before * 31 + since);
    const gaps = (count: number, medianMs: number): Float32Array =>
      Float32Array.from({ length: count }, () => medianMs * Math.exp(GAP_SPREAD * normal()));
    const none = new Float32Array();
    const practised = {
      startedAt: 0,
      before: gaps(before, 140),
      now: none,
      rounds: 5,
      first: none,
      last: [none],
      since: gaps(since, 140 * factor),
    };
    return beforeAndNow('en', practised, null, 0, seed).verdict;
  });
  const { faster, notSure } = sharesOfVerdicts(verdicts);
  return { changed: 1 - notSure, faster };
}

function chosenBy(choice: Choice, typist: MadeUpTypist, stats: PairStats, last: Round): readonly string[] {
  const shares = sharesOf(ENGLISH_WORDS);
  if (choice === 'truly worthiest') return wantedOf(trulyWorthiest(typist, shares).slice(0, 3));
  if (choice === 'offered at the result') {
    const offered = slowPairs(last, stats, shares).slice(0, 3);
    return wantedOf(offered.map(({ pair }) => pair));
  }
  const known = typistOf(stats.recent);
  return known ? wantedOf(pairFigures(stats, known, shares).map(({ pair }) => pair)) : [];
}

function sharesOfVerdicts(verdicts: readonly BeforeAndNow['verdict'][]): Verdicts {
  const shareOf = (wanted: BeforeAndNow['verdict']): number =>
    verdicts.filter((verdict) => verdict === wanted).length / verdicts.length;
  return { faster: shareOf('faster'), slower: shareOf('slower'), notSure: shareOf('unsure') };
}

function trulyWorthiest(typist: MadeUpTypist, shares: ReadonlyMap<string, number>): readonly string[] {
  const pairs = [...shares.keys()].sort((one, other) => typist.timeMs(one) - typist.timeMs(other));
  const usualOf = (kind: PairKind): number =>
    weightedMedian(
      pairs.filter((pair) => pairKind(pair) === kind),
      (pair) => shares.get(pair) ?? 0,
      typist.timeMs,
    );
  const usualMs = { first: usualOf('first'), last: usualOf('last'), inside: usualOf('inside') };
  const missed = pairs.reduce((sum, pair) => sum + (shares.get(pair) ?? 0) * typist.missShare(pair), 0);
  const worth = (pair: string): number => {
    const slowerMs = Math.max(0, typist.timeMs(pair) - usualMs[pairKind(pair)]);
    const missedMs = Math.max(0, typist.missShare(pair) - missed) * MISS_MS;
    return (shares.get(pair) ?? 0) * (slowerMs + missedMs);
  };
  return pairs.sort((one, other) => worth(other) - worth(one)).slice(0, 10);
}

/** What a miss costs a made-up typist, in ms: the wrong key, its deletion and the key again. */
const MISS_MS = 640;

function weightedMedian(
  sorted: readonly string[],
  weightOf: (pair: string) => number,
  timeOf: (pair: string) => number,
): number {
  let sum = 0;
  const half = sorted.reduce((all, pair) => all + weightOf(pair), 0) / 2;
  for (const pair of sorted) {
    sum += weightOf(pair);
    if (sum >= half) return timeOf(pair);
  }
  return 0;
}

/** The true expected speed on the words up to the last typed place. */
function expectedWpm(typist: MadeUpTypist, round: Round): number {
  let [sumMs, pairs] = [0, 0];
  for (let number = 0; number <= round.batchNumber; number++) {
    const text = textOf(round.setup, number);
    const end = number === round.batchNumber ? round.typed.length : text.length;
    for (let place = 1; place < end; place++) {
      sumMs += meanTimeMs(typist, text.slice(place - 1, place + 1));
      pairs++;
    }
  }
  return 12_000 / (sumMs / pairs);
}

function textOf({ words, seed, settings, textOf: custom }: RoundSetup, number: number): string {
  return custom ? custom(number) : batchText(words, seed, number, settings.wordsPerBatch);
}

function statsAfter(typist: MadeUpTypist, rounds: number, seed: number): PairStats {
  return counterAfter(typist, rounds, seed).stats();
}

function counterAfter(typist: MadeUpTypist, rounds: number, seed: number): PairCounter {
  const counter = new PairCounter();
  for (const number of range(rounds)) {
    count(counter, usualRound(typist, seed * 1000 + number), number, null);
  }
  return counter;
}

function count(
  counter: PairCounter,
  round: Round,
  playedAt: number,
  practice: readonly string[] | null,
): void {
  counter.add({ playedAt, pairs: pairsOfRound(round), practice, isLeftOut: false });
}

function usualRound(typist: MadeUpTypist, seed: number): Round {
  return aRoundOf(typist, usualSetup(seed), seed);
}

function usualSetup(seed: number): RoundSetup {
  return { seed, settings: STANDARD_ROUND, wordList: STANDARD_WORD_LIST, words: ENGLISH_WORDS };
}

function squaredCorrelation(pairs: readonly { predicted: number; expected: number }[]): number {
  const [x, y] = [mean(pairs.map(({ predicted }) => predicted)), mean(pairs.map(({ expected }) => expected))];
  let [xy, xx, yy] = [0, 0, 0];
  for (const { predicted, expected } of pairs) {
    xy += (predicted - x) * (expected - y);
    xx += (predicted - x) ** 2;
    yy += (expected - y) ** 2;
  }
  return xy ** 2 / (xx * yy);
}

function mean(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
}

function range(length: number): readonly number[] {
  return Array.from({ length }, (_, index) => index);
}
