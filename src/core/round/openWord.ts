import type { Round } from './round';

/** The words and how far they are typed. */
type Typed = Pick<Round, 'expected' | 'typed'>;

/** Where the word at the cursor begins. A space belongs to the word before it. */
export function openWordStart({ expected, typed }: Typed): number {
  return expected.lastIndexOf(' ', typed.length - 1) + 1;
}

/** The word at the cursor. A space belongs to the word before it. */
export function openWord(round: Typed): string {
  const { expected } = round;
  const start = openWordStart(round);
  return expected.slice(start).split(' ', 1)[0] ?? '';
}

/** The word at the cursor as it is said: `account`, or `last: account` where no space comes after it. */
export function spokenWord(round: Typed): string {
  const isLast = !round.expected.includes(' ', round.typed.length);
  return isLast ? `last: ${openWord(round)}` : openWord(round);
}
