import type { Round } from './round';

/** The state of one shown character, which decides its colour. */
export type Mark = 'untyped' | 'match' | 'mismatch' | 'mistypedSpace' | 'hidden';

/**
 * The mark of the character at `position` of the open batch, `0 ≤ position < expected.length`.
 *
 * @param hiddenFrom the position from which on letters are hidden; all are shown if left out
 */
export function markAt(
  round: Pick<Round, 'expected' | 'typed'>,
  position: number,
  hiddenFrom = round.expected.length,
): Mark {
  if (position >= hiddenFrom && round.expected[position] !== ' ') return 'hidden';
  const char = round.typed[position];
  if (char === undefined) return 'untyped';
  const expected = round.expected[position];
  if (char === expected) return 'match';
  return expected === ' ' ? 'mistypedSpace' : 'mismatch';
}
