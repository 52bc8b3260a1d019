import { charactersFrom } from './leftWords';
import { batchToReopen, type Round } from './round';

/** What one deletion removes: a character (Backspace), a word, or everything typed of the batch. */
export type DeletionUnit = 'character' | 'word' | 'line';

/**
 * How many typed characters a deletion removes. If nothing is typed of the open batch, whatever the unit: the last one of
 * the batch before if that can be opened again, else none.
 *
 * A word delete goes back to the start of the open word, or of the word before if the cursor is already there. Words are
 * what is between spaces of the expected text, whatever was typed; a mark that stands alone, as `?` does in French, is one,
 * as text editors have it.
 *
 * A word that a Space has left is one like any other; what was skipped of it is not counted.
 *
 * Where a place waits for its right key, a Backspace after a wrong one removes nothing: pressed by habit, it would remove
 * the right character before. A word delete removes the word that the wrong key belongs to.
 */
export function deletionCount(
  round: Pick<Round, 'expected' | 'typed' | 'surplus' | 'missed' | 'closed'>,
  unit: DeletionUnit,
): number {
  const cursor = round.typed.length;
  if (batchToReopen(round)) return 1;
  switch (unit) {
    case 'character':
      return round.missed ? 0 : Math.min(1, charactersFrom(round, 0));
    case 'word':
      return charactersFrom(round, wordStart(round.expected, cursor + (round.missed ? 1 : 0)));
    case 'line':
      return charactersFrom(round, 0);
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
