import type { Round } from './round';

/** What one deletion removes: a character (Backspace), a word, or everything typed of the batch. */
export type DeletionUnit = 'character' | 'word' | 'line';

/**
 * How many typed characters a deletion removes; 0 if nothing is typed of the open batch.
 *
 * A word delete goes back to the start of the open word, or of the word before if the cursor is already there. Words are
 * what is between spaces of the expected text, whatever was typed; a mark that stands alone, as `?` does in French, is one,
 * as text editors have it.
 */
export function deletionCount(round: Pick<Round, 'expected' | 'typed'>, unit: DeletionUnit): number {
  const cursor = round.typed.length;
  switch (unit) {
    case 'character':
      return Math.min(1, cursor);
    case 'word':
      return cursor - wordStart(round.expected, cursor);
    case 'line':
      return cursor;
    default:
      return unit satisfies never;
  }
}

function wordStart(expected: string, cursor: number): number {
  let start = cursor;
  while (start > 0 && expected[start - 1] === ' ') start--;
  while (start > 0 && expected[start - 1] !== ' ') start--;
  return start;
}
