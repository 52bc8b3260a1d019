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
