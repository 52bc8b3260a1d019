import type { Round } from './round';

/** The state of one shown character, which decides its colour. */
export type Mark = 'untyped' | 'match' | 'mismatch' | 'mistypedSpace';

/** The mark of the character at `position` of the open batch, `0 ≤ position < expected.length`. */
export function markAt(round: Pick<Round, 'expected' | 'typed'>, position: number): Mark {
  const char = round.typed[position];
  if (char === undefined) return 'untyped';
  const expected = round.expected[position];
  if (char === expected) return 'match';
  return expected === ' ' ? 'mistypedSpace' : 'mismatch';
}
