import { seededDraws } from '../core/round/random';
import { beginRound, play, type Round } from '../core/round/round';
import type { RoundSetup } from '../core/round/roundSetup';
import { deleted, START_MS, ticked, typed } from './rounds';

/** A typist of whom everything is known: the true time and the true share of misses of every pair. */
export interface MadeUpTypist {
  /** The median gap of a pair, in ms. */
  readonly timeMs: (pair: string) => number;
  /** How likely a pair is missed, 0 to 1. */
  readonly missShare: (pair: string) => number;
}

/** How much gaps of one pair differ: the standard deviation of their logarithms. */
export const GAP_SPREAD = 0.25;
/** How much pairs differ, in the same measure, by default. */
export const PAIR_SPREAD = 0.3;
const USUAL_MS = 140;
/** What reading a word adds to the time of its first letter, in ms. */
const READING_MS = 60;
const USUAL_MISSES = 0.03;
/** A miss is deleted and typed again: each of the two keys takes this long, in ms. */
const CORRECTION_MS = 250;

/** Draws from the standard normal distribution, by George E. P. Box and Mervin E. Muller (1958). */
export function seededNormals(seed: number): () => number {
  const drawBelow = seededDraws(seed);
  const uniform = (): number => (drawBelow(2 ** 32) + 1) / (2 ** 32 + 1);
  return () => Math.sqrt(-2 * Math.log(uniform())) * Math.cos(2 * Math.PI * uniform());
}

/** A typist whose pairs differ at random, by the seed. */
export function aMadeUpTypist(seed: number, pairSpread = PAIR_SPREAD): MadeUpTypist {
  const pairs = new Map<string, { timeMs: number; missShare: number }>();
  const ofPair = (pair: string) => {
    const known = pairs.get(pair);
    if (known) return known;
    const normal = seededNormals(seed + 65_537 * pair.charCodeAt(0) + 257 * pair.charCodeAt(1));
    const drawn = {
      timeMs: USUAL_MS * Math.exp(pairSpread * normal()) + (pair.startsWith(' ') ? READING_MS : 0),
      missShare: Math.min(0.3, USUAL_MISSES * Math.exp(0.6 * normal())),
    };
    pairs.set(pair, drawn);
    return drawn;
  };
  return { timeMs: (pair) => ofPair(pair).timeMs, missShare: (pair) => ofPair(pair).missShare };
}

/** The same typist, who types some pairs in `factor` of the time: 0.8 is 20 % faster. */
export function quickerAt(typist: MadeUpTypist, pairs: readonly string[], factor: number): MadeUpTypist {
  return { ...typist, timeMs: (pair) => typist.timeMs(pair) * (pairs.includes(pair) ? factor : 1) };
}

/** The same typist in a round in which all pairs take `factor` of the usual time. */
export function atPace(typist: MadeUpTypist, factor: number): MadeUpTypist {
  return { ...typist, timeMs: (pair) => typist.timeMs(pair) * factor };
}

/** The mean time that a typist takes for a pair, misses and their corrections included, in ms. */
export function meanTimeMs({ timeMs, missShare }: MadeUpTypist, pair: string): number {
  // The mean of a lognormal distribution, of which `timeMs` is the median.
  const keyMs = timeMs(pair) * Math.exp(GAP_SPREAD ** 2 / 2);
  return keyMs + missShare(pair) * 2 * CORRECTION_MS;
}

/** A finished round of this setup, typed by the typist. */
export function aRoundOf(typist: MadeUpTypist, setup: RoundSetup, seed: number): Round {
  const normal = seededNormals(seed);
  const drawBelow = seededDraws(seed + 1);
  const { durationMs } = setup.settings;
  let round = beginRound(setup);
  let ms = 0;
  const key = (char: string, gapMs: number): void => {
    ms += round.startedAt === null ? 0 : Math.round(gapMs * 10) / 10;
    if (ms <= durationMs) round = play(round, typed(char, START_MS + ms));
  };
  while (ms < durationMs) {
    const place = round.typed.length;
    const char = round.expected.charAt(place);
    // The first character of a batch follows the space or letter that ended the one before.
    const pair = (place === 0 ? ' ' : round.expected.charAt(place - 1)) + char;
    const gapMs = typist.timeMs(pair) * Math.exp(GAP_SPREAD * normal());
    if (
      drawBelow(2 ** 32) / 2 ** 32 < typist.missShare(pair) &&
      place > 0 &&
      place < round.expected.length - 1
    ) {
      key('#', gapMs);
      ms += CORRECTION_MS;
      if (ms <= durationMs) round = play(round, deleted(1, START_MS + ms));
      key(char, CORRECTION_MS);
    } else key(char, gapMs);
  }
  return play(round, ticked(START_MS + durationMs));
}
