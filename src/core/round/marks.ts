import { isWrongAt, SKIPPED } from './leftWords';
import type { Round } from './round';

/** The state of one shown character, which decides its colour. */
export type Mark = 'untyped' | 'match' | 'mismatch' | 'mistypedSpace' | 'skipped' | 'hidden';

/**
 * The mark of the character at `position` of the open batch, `0 ≤ position < expected.length`. One that waits for its right
 * key after a wrong one is seen, even if it is to be hidden: who does not know it could not go on.
 *
 * @param hiddenFrom the position from which on letters are hidden; all are shown if left out
 */
export function markAt(
  round: Pick<Round, 'expected' | 'typed' | 'surplus' | 'missed'>,
  position: number,
  hiddenFrom = round.expected.length,
): Mark {
  const expected = round.expected[position];
  const isMissed = round.missed && position === round.typed.length;
  if (position >= hiddenFrom && expected !== ' ' && !isMissed) return 'hidden';
  const char = round.typed[position];
  if (char === SKIPPED) return 'skipped';
  const hasSurplus = round.surplus.some(({ place }) => place === position);
  if (char === undefined && !isMissed && !hasSurplus) return 'untyped';
  if (!isMissed && !hasSurplus && !isWrongAt(round, position)) return 'match';
  return expected === ' ' ? 'mistypedSpace' : 'mismatch';
}
