import type { Round } from './round';

/** How much one deletion asks for: a Backspace, a word delete, or everything typed of the shown words. */
export type DeletionUnit = 'character' | 'word' | 'line';

/**
 * How many typed characters a deletion removes, 0 when nothing is typed of the open batch.
 *
 * A word delete goes back to the start of the open word, or through the word before when it is already there. Words
 * are those that are shown, whatever was typed against them.
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
