import { CHARACTERS_PER_WORD } from '../../core/words/speedUnit';
import { median, ROUNDING_MS } from '../insights/gaps';
import type { PairStats } from './PairStats';
import { pairKind } from './pairKind';
import type { Typist } from './typist';

/** How a pair, or all pairs into a key, are typed. Unrounded. */
export interface TypedFigure {
  /** The number of gaps that it is computed from. */
  readonly count: number;
  readonly misses: number;
  readonly timeMs: number;
  /** What the player usually takes for a pair of this kind. */
  readonly usualMs: number;
  /** 0 to 1. */
  readonly missShare: number;
}

/** How a pair is typed, and what it would be worth to type it as usual. */
export interface PairFigure extends TypedFigure {
  /** Two UTF-16 units. */
  readonly pair: string;
  readonly worthWpm: number;
}

/** This many usual gaps are mixed in with those of a pair, so that a few odd ones do not stand out. */
const PRIOR_GAPS = 8;
/** No change is worth more than typing ten times as fast: old gaps can be longer than all of today's time. */
export const MOST_OF_TIME = 0.9;
const MS_PER_MINUTE = 60_000;

/**
 * Time: (n · median + 8 u) / (n + 8), with n gaps and the usual gap u of pairs of this kind. Misses: (misses + 8 R) / (n + misses + 8),
 * with the player's share R of missed pairs. Both shrink a few gaps towards what is usual for the player, as an
 * empirical Bayes estimate does: Bradley Efron and Carl Morris, "Stein's paradox in statistics" (1977).
 *
 * @param gaps in ms; NaN for a miss
 * @param usualMs u
 */
export function typedFigure(
  gaps: Iterable<number>,
  usualMs: number,
  { missShare }: Pick<Typist, 'missShare'>,
): TypedFigure {
  const all = [...gaps];
  const right = all.filter((gapMs) => !Number.isNaN(gapMs));
  const [count, misses] = [right.length, all.length - right.length];
  return {
    count,
    misses,
    timeMs: (count * median(right) + PRIOR_GAPS * usualMs) / (count + PRIOR_GAPS),
    usualMs,
    missShare: (misses + PRIOR_GAPS * missShare) / (count + misses + PRIOR_GAPS),
  };
}

/** The figure of a pair from its gaps in ms, NaN for a miss. */
export function figureOfPair(pair: string, gaps: Iterable<number>, typist: Typist): TypedFigure {
  return typedFigure(gaps, typist.usualMs[pairKind(pair)], typist);
}

/**
 * The figures of all pairs, worthiest first.
 *
 * @param shares as `sharesOf` gives them
 */
export function pairFigures(
  stats: PairStats,
  typist: Typist,
  shares: ReadonlyMap<string, number>,
): readonly PairFigure[] {
  return Array.from(stats.pairs, ([pair, gaps]) => {
    const figure = figureOfPair(pair, gaps, typist);
    return { pair, ...figure, worthWpm: worthWpm(figure, typist, shares.get(pair) ?? 0) };
  }).sort((one, other) => other.worthWpm - one.worthWpm);
}

/**
 * What it would be worth, in wpm, to type a pair as quickly and as surely as is usual for its kind: 12,000 / (ḡ − Δ) − 12,000 / ḡ, with
 * Δ = f · (max(0, Time − u) + max(0, Misses − R) · c), which is at most 0.9 ḡ. A Time above u by no more than what may be
 * rounding is worth nothing.
 *
 * @param share f: the pair's share of all pairs, 0 to 1
 */
export function worthWpm({ timeMs, usualMs, missShare }: TypedFigure, typist: Typist, share: number): number {
  const aboveMs = timeMs - usualMs;
  const slowerMs = aboveMs > ROUNDING_MS ? aboveMs : 0;
  const missedMs = Math.max(0, missShare - typist.missShare) * typist.missMs;
  return gainWpm(share * (slowerMs + missedMs), typist);
}

/** What it is worth, in wpm, to take `lessMs` less for each character. At most 0.9 of its time counts. */
export function gainWpm(lessMs: number, { perCharacterMs }: Typist): number {
  const savedMs = Math.min(lessMs, MOST_OF_TIME * perCharacterMs);
  return wpmOf(perCharacterMs - savedMs) - wpmOf(perCharacterMs);
}

/** The speed in wpm of somebody who takes so long for each character. */
export function wpmOf(perCharacterMs: number): number {
  return MS_PER_MINUTE / CHARACTERS_PER_WORD / perCharacterMs;
}

const knownShares = new WeakMap<readonly string[], ReadonlyMap<string, number>>();

/**
 * The share of each pair among all pairs of a list, 0 to 1: each word once, with the space before it and the one after
 * it. Cached per list.
 */
export function sharesOf(words: readonly string[]): ReadonlyMap<string, number> {
  const shares = knownShares.get(words) ?? countedShares(words);
  knownShares.set(words, shares);
  return shares;
}

function countedShares(words: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  let all = 0;
  for (const word of words) {
    const text = ` ${word} `;
    for (let end = 1; end < text.length; end++) {
      const pair = text.slice(end - 1, end + 1);
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
      all++;
    }
  }
  return new Map(Array.from(counts, ([pair, count]) => [pair, count / all]));
}
