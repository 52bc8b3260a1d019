import { median } from '../insights/gaps';
import { type PairKind, pairKind } from './pairKind';
import { pairAt, type RoundPairs } from './roundPairs';

/** The player's own figures, to which those of a pair are compared. */
export interface Typist {
  /** The median gap of all pairs of each kind. */
  readonly usualMs: Readonly<Record<PairKind, number>>;
  /** The time for a right character of the final text, mistakes and pauses included. */
  readonly perCharacterMs: number;
  /** The share of pairs that are missed, 0 to 1. */
  readonly missShare: number;
  /** The time that a miss costs: wrong keys, corrections and right characters deleted; 0 without a miss. */
  readonly missMs: number;
}

/** A result asks several times. */
const known = new WeakMap<readonly RoundPairs[], Typist | null>();

/**
 * The figures of the last usual rounds, cached; null without a gap or a right character. A kind of pair that has no gap takes as
 * long as all pairs.
 */
export function typistOf(recent: readonly RoundPairs[]): Typist | null {
  const typist = known.has(recent) ? (known.get(recent) ?? null) : findTypist(recent);
  known.set(recent, typist);
  return typist;
}

function findTypist(recent: readonly RoundPairs[]): Typist | null {
  const gaps: Record<PairKind, number[]> = { first: [], last: [], inside: [] };
  let misses = 0;
  for (const round of recent) {
    round.gapsMs.forEach((gapMs, index) => {
      if (Number.isNaN(gapMs)) misses++;
      else gaps[pairKind(pairAt(round, index))].push(gapMs);
    });
  }
  const all = [...gaps.first, ...gaps.last, ...gaps.inside];
  const rightCharacters = sum(recent.map((round) => round.rightCharacters));
  if (all.length === 0 || rightCharacters === 0) return null;
  const usualOf = (kind: PairKind): number => median(gaps[kind].length > 0 ? gaps[kind] : all);
  return {
    usualMs: { first: usualOf('first'), last: usualOf('last'), inside: usualOf('inside') },
    perCharacterMs: sum(recent.map(({ durationMs }) => durationMs)) / rightCharacters,
    missShare: misses / (all.length + misses),
    missMs: misses === 0 ? 0 : sum(recent.map(({ mistakesMs }) => mistakesMs)) / misses,
  };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
