import type { PairStats } from './PairStats';
import { type TypedFigure, typedFigure } from './pairFigures';
import { pairKind } from './pairKind';
import type { Typist } from './typist';

/** How a key is typed: all pairs that end with it. */
export interface KeyFigure extends TypedFigure {
  /** One UTF-16 unit; a space is `' '`. */
  readonly key: string;
}

/**
 * The figures of all keys. A gap before the first letter of a word counts without what such gaps usually take more than
 * others: reading the word is no matter of its key.
 */
export function keyFigures(stats: PairStats, typist: Typist): readonly KeyFigure[] {
  const { first, last, inside } = typist.usualMs;
  const readingMs = Math.max(0, first - inside);
  const gaps = new Map<string, number[]>();
  for (const [pair, ofPair] of stats.pairs) {
    const key = pair.slice(1);
    const known = gaps.get(key) ?? [];
    gaps.set(key, known);
    const lessMs = pairKind(pair) === 'first' ? readingMs : 0;
    for (const gapMs of ofPair) known.push(lessMs > 0 ? Math.max(0, gapMs - lessMs) : gapMs);
  }
  return Array.from(gaps, ([key, ofKey]) => ({
    key,
    ...typedFigure(ofKey, key === ' ' ? last : inside, typist),
  }));
}
