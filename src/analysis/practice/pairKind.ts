/**
 * Where in its word a pair stands: its second character is the word's first letter, the space after the word, or inside
 * it. Pairs are compared with those of their kind only: before a first letter everybody reads the next word, which
 * practice of that letter does not change.
 */
export type PairKind = 'first' | 'last' | 'inside';

/** The kind of a pair. */
export function pairKind(pair: string): PairKind {
  if (pair.startsWith(' ')) return 'first';
  return pair.endsWith(' ') ? 'last' : 'inside';
}
