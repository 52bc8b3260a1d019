import { median } from '../insights/gaps';
import type { RoundPairs } from './roundPairs';

/** The player's own figures, to which those of a pair are compared. */
export interface Typist {
  /** The median of all pairs' gaps. */
  readonly usualMs: number;
  /** The time for a right character of the final text, mistakes and pauses included. */
  readonly perCharacterMs: number;
  /** The share of pairs that are missed, 0 to 1. */
  readonly missShare: number;
  /** The time that a miss costs: wrong keys, corrections and right characters deleted; 0 without a miss. */
  readonly missMs: number;
}

/** The figures of the last usual rounds; null without a gap or a right character. */
export function typistOf(recent: readonly RoundPairs[]): Typist | null {
  const all = recent.flatMap(({ gapsMs }) => [...gapsMs]);
  const gaps = all.filter((gapMs) => !Number.isNaN(gapMs));
  const misses = all.length - gaps.length;
  const rightCharacters = sum(recent.map((round) => round.rightCharacters));
  if (gaps.length === 0 || rightCharacters === 0) return null;
  return {
    usualMs: median(gaps),
    perCharacterMs: sum(recent.map(({ durationMs }) => durationMs)) / rightCharacters,
    missShare: misses / all.length,
    missMs: misses === 0 ? 0 : sum(recent.map(({ mistakesMs }) => mistakesMs)) / misses,
  };
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0);
}
