import type { PairStats } from './PairStats';
import { type TypedFigure, typedFigure } from './pairFigures';
import type { Typist } from './typist';

/** How a key is typed: all pairs that end with it. */
export interface KeyFigure extends TypedFigure {
  /** One UTF-16 unit; a space is `' '`. */
  readonly key: string;
}

/** The figures of all keys. */
export function keyFigures(stats: PairStats, typist: Typist): readonly KeyFigure[] {
  const gaps = new Map<string, number[]>();
  for (const [pair, ofPair] of stats.pairs) {
    const key = pair.slice(1);
    const known = gaps.get(key) ?? [];
    gaps.set(key, known);
    for (const gapMs of ofPair) known.push(gapMs);
  }
  return Array.from(gaps, ([key, ofKey]) => ({ key, ...typedFigure(ofKey, typist) }));
}
