import type { Round } from './round';

type TypedBatch = Pick<Round, 'expected' | 'typed'>;

/** The index at which the word at the cursor begins. A space belongs to the word before it. */
export function openWordStart({ expected, typed }: TypedBatch): number {
  return expected.lastIndexOf(' ', typed.length - 1) + 1;
}

/** The word at the cursor. A space belongs to the word before it. */
export function openWord(round: TypedBatch): string {
  const { expected } = round;
  const start = openWordStart(round);
  return expected.slice(start).split(' ', 1)[0] ?? '';
}

/** The word at the cursor for screen readers: `account`, or `last: account` for the last word of a batch. */
export function spokenWord(round: TypedBatch): string {
  return spokenForm(openWord(round), !round.expected.includes(' ', round.typed.length));
}

/** A word as it is said. A space after the last one of a batch would be an error, so that one is marked. */
export function spokenForm(word: string, isLast: boolean): string {
  return isLast ? `last: ${word}` : word;
}
